import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2025 as const, filingStatus: 'single' as const, taxpayer: person('1985-06-15') };
const joint = { ...single, filingStatus: 'mfj' as const, spouse: person('1986-07-16') };
const waiter = { tippedOccupation: '102' };
const form = 'Schedule 1-A (Form 1040) (2025)';
const loan = { vin: '1PLFN0110SA187109', interest: 3_000, loanDate: '2025-02-01' };

/** Tips, overtime, car loan interest and age (Schedule 1-A). */
export const additionalDeductions2025: Scenario[] = [
  {
    name: '2025-tips-of-one-employer',
    source: `${form}, Determining the amount, Example 1; tax on 6,250: 10% of 6,275`,
    input: {
      ...single,
      w2s: [{ ...wages(40_000), ...waiter, socialSecurityTips: 18_000, qualifiedTips: 18_000 }],
    },
    expect: {
      'schedule-1-a': {
        '1': 40_000,
        '2e': null,
        '3': 40_000,
        '4a': 18_000,
        '4b': null,
        '4c': 18_000,
        '5': null,
        '6': 18_000,
        '7': 18_000,
        '8': 40_000,
        '9': 150_000,
        '10': null,
        '13': 18_000,
        '38': 18_000,
      },
      '1040': {
        '11a': 40_000,
        '11b': 40_000,
        '12e': 15_750,
        '13b': 18_000,
        '14': 33_750,
        '15': 6_250,
        '16': 628,
      },
    },
  },
  {
    name: '2025-tips-of-two-employers-and-form-4137',
    source: `${form}, line 4: the larger of both for each employer, 7,000 and 5,000`,
    input: {
      ...single,
      w2s: [
        { ...wages(20_000), ...waiter, employerEin: '12-3456789', qualifiedTips: 6_000 },
        { ...wages(18_000), ...waiter, employerEin: '98-7654321', qualifiedTips: 5_000 },
      ],
      unreportedTips: [
        { employerEin: '123456789', received: 7_000, reportedToEmployer: 6_000, qualified: 7_000 },
      ],
    },
    expect: {
      'schedule-1-a': {
        '1': 39_000,
        '4a': 0,
        '4b': 0,
        '4c': 12_000,
        '6': 12_000,
        '13': 12_000,
        '38': 12_000,
      },
      '1040': { '1c': 1_000, '11a': 39_000, '13b': 12_000, '15': 11_250 },
    },
  },
  {
    name: '2025-tips-of-one-employer-on-both-papers',
    source: `${form}, line 4c: the larger of 3,000 and 4,500`,
    input: {
      ...single,
      w2s: [{ ...wages(30_000), ...waiter, employerName: 'Blue Door', qualifiedTips: 3_000 }],
      unreportedTips: [
        { employer: 'blue door', received: 4_500, reportedToEmployer: 3_000, qualified: 4_500 },
      ],
    },
    expect: { 'schedule-1-a': { '4a': 3_000, '4b': 4_500, '4c': 4_500, '13': 4_500 } },
  },
  {
    name: '2025-tips-above-the-limit-of-a-couple',
    source: `${form}: 25,000 for the return, less 100 for each of five full steps over 300,000`,
    input: {
      ...joint,
      w2s: [
        { ...wages(200_000), ...waiter, qualifiedTips: 20_000 },
        { ...wages(105_500), ...waiter, owner: 'spouse', qualifiedTips: 10_000 },
      ],
    },
    expect: {
      'schedule-1-a': {
        '4c': 30_000,
        '6': 30_000,
        '7': 25_000,
        '8': 305_500,
        '9': 300_000,
        '10': 5_500,
        '11': 5,
        '12': 500,
        '13': 24_500,
      },
      '1040': { '13b': 24_500 },
    },
  },
  {
    name: '2025-tips-of-a-business-with-little-profit',
    source: `${form}, line 5: profit 5,000 less half of self-employment tax (573 + 134) / 2 = 354`,
    input: {
      ...single,
      businesses: [
        { id: 'hair', income: { form1099Nec: 5_000 }, qualifiedTips: 6_000, tippedOccupation: '603' },
      ],
    },
    expect: { 'schedule-1-a': { '5': 4_646, '6': 4_646, '13': 4_646 }, '1040': { '11a': 4_646, '15': 0 } },
  },
  {
    name: '2025-tips-and-overtime-on-forms-1099',
    source: `${form}, lines 5 and 14b: tips of 10,000 within the profit of 30,000 and 700 of other income`,
    input: {
      ...single,
      businesses: [
        {
          id: 'hair',
          income: { form1099Nec: 30_000 },
          qualifiedTips: 10_000,
          tippedOccupation: '603',
          qualifiedOvertime: 400,
        },
      ],
      otherIncome: [{ description: 'Show', amount: 2_000, qualifiedTips: 700, qualifiedOvertime: 300 }],
    },
    expect: {
      'schedule-1-a': {
        '5': 10_700,
        '13': 10_700,
        '14a': null,
        '14b': 700,
        '14c': 700,
        '21': 700,
        '38': 11_400,
      },
    },
  },
  {
    name: '2025-overtime-at-time-and-a-half',
    source: `${form}, instructions for line 14: 5,000 of 15,000 at one and a half times the regular rate`,
    input: { ...single, w2s: [{ ...wages(60_000), qualifiedOvertime: 5_000 }] },
    expect: {
      'schedule-1-a': {
        '14a': 5_000,
        '14c': 5_000,
        '15': 5_000,
        '16': 60_000,
        '17': 150_000,
        '18': null,
        '21': 5_000,
      },
      '1040': { '15': 39_250 },
    },
  },
  {
    name: '2025-overtime-lowered-by-income',
    source: `${form}, lines 15 to 21: 12,500 less 13 full steps of 1,000 over 150,000`,
    input: { ...single, w2s: [{ ...wages(163_400), qualifiedOvertime: 14_000 }] },
    expect: {
      'schedule-1-a': { '14c': 14_000, '15': 12_500, '18': 13_400, '19': 13, '20': 1_300, '21': 11_200 },
      '1040': { '13b': 11_200 },
    },
  },
  {
    name: '2025-no-tips-or-overtime-on-a-separate-return',
    source: `${form}: parts II, III and V need a joint return of married people; part IV does not`,
    input: {
      ...single,
      filingStatus: 'mfs',
      livedApartAllYear: true,
      taxpayer: person('1955-06-15'),
      w2s: [{ ...wages(60_000), ...waiter, qualifiedTips: 4_000, qualifiedOvertime: 3_000 }],
      carLoans: [loan],
    },
    expect: {
      'schedule-1-a': {
        '4a': null,
        '6': null,
        '14a': null,
        '22a(i)': '1PLFN0110SA187109',
        '30': 3_000,
        '37': null,
      },
      '1040': { '12e': 17_350, '13b': 3_000 },
    },
  },
  {
    name: '2025-two-car-loans-lowered-by-income',
    source: `${form}, lines 22 to 30: 3,000 and 1,500, less 200 for each of four begun steps over 100,000`,
    input: {
      ...single,
      filingStatus: 'hoh',
      dependents: [{ ...person('2010-01-05'), relationship: 'child' }],
      w2s: [wages(103_200)],
      carLoans: [loan, { ...loan, vin: '1PLFN0156SA218785', interest: 2_000, deductedElsewhere: 500 }],
    },
    expect: {
      'schedule-1-a': {
        '22a(ii)': null,
        '22a(iii)': 3_000,
        '22b(i)': '1PLFN0156SA218785',
        '22b(ii)': 500,
        '22b(iii)': 1_500,
        '23': 4_500,
        '24': 4_500,
        '25': 103_200,
        '26': 100_000,
        '27': 3_200,
        '28': 4,
        '29': 800,
        '30': 3_700,
      },
    },
  },
  ...([2_000, 4_000, 5_000] as const).map((interest): Scenario => ({
    name: `2025-three-car-loans-of-${interest}`,
    source: `${form}, line 22: a statement for more than two vehicles; line 24: at most 10,000`,
    input: {
      ...single,
      w2s: [wages(80_000)],
      carLoans: [1, 2, 3].map((row) => ({
        ...loan,
        interest,
        ...(row === 1 ? { deductedElsewhere: 100 } : {}),
      })),
    },
    expect: {
      'schedule-1-a': {
        '22a(ii)': 100,
        '23': 3 * interest - 100,
        '24': Math.min(10_000, 3 * interest - 100),
      },
      'schedule-1-a-vehicles': { i: '1PLFN0110SA187109', ii: 100, iii: interest - 100 },
    },
  })),
  {
    name: '2025-car-loans-that-do-not-count',
    source: `${form}, Part IV: loans after 2024 for a new car of one's own, assembled here, below 14,000 pounds, with a lien`,
    input: {
      ...single,
      w2s: [wages(50_000)],
      carLoans: [
        { ...loan, loanDate: '2024-12-31' },
        { ...loan, originalUse: false },
        { ...loan, usAssembly: false },
        { ...loan, personalUse: false },
        { ...loan, firstLien: false },
        { ...loan, leased: true },
        { ...loan, weightUnder14000: false },
        { vin: loan.vin, interest: 100 },
      ],
    },
    expect: { '1040': { '13b': null, '15': 34_250 } },
  },
  {
    name: '2025-two-seniors-above-the-threshold',
    source: `${form}, lines 31 to 37: 6,000 less 6% of 10,000 for each; standard deduction 31,500 + 2 x 1,600`,
    input: {
      ...joint,
      taxpayer: person('1955-06-15'),
      spouse: person('1961-01-01'),
      retirement: [{ grossDistribution: 160_000, taxableAmount: 160_000, code: '7' }],
    },
    expect: {
      'schedule-1-a': {
        '31': 160_000,
        '32': 150_000,
        '33': 10_000,
        '34': 600,
        '35': 5_400,
        '36a': 5_400,
        '36b': 5_400,
        '37': 10_800,
        '38': 10_800,
      },
      '1040': { '12e': 34_700, '13b': 10_800, '15': 114_500 },
    },
  },
  {
    name: '2025-senior-with-excluded-income',
    source: `${form}, lines 1 to 3: 70,000 + 10,000 + 5,000 + 1,000 + 2,000; 6,000 less 6% of 13,000`,
    input: {
      ...single,
      taxpayer: person('1950-06-15'),
      retirement: [{ grossDistribution: 70_000, taxableAmount: 70_000, code: '7' }],
      excludedIncome: {
        puertoRico: 10_000,
        form2555Line45: 5_000,
        form2555Line50: 1_000,
        form4563Line15: 2_000,
      },
    },
    expect: {
      'schedule-1-a': {
        '1': 70_000,
        '2a': 10_000,
        '2b': 5_000,
        '2c': 1_000,
        '2d': 2_000,
        '2e': 18_000,
        '3': 88_000,
        '34': 780,
        '35': 5_220,
        '36b': null,
      },
      '1040': { '13b': 5_220 },
    },
  },
  {
    name: '2025-senior-and-minimum-tax',
    source:
      'Form 6251 (2025), line 1: the deduction for seniors, 6,000 less 6% of 25,000, is not counted; 100,000 less 17,750',
    input: {
      ...single,
      taxpayer: person('1950-06-15'),
      w2s: [wages(100_000)],
      amt: { isoSpread: 200_000 },
    },
    expect: {
      'schedule-1-a': { '37': 4_500 },
      '1040': { '14': 22_250, '15': 77_750 },
      '6251': { '1a': 17_750, '1b': 82_250, '2a': 17_750, '2i': 200_000, '4': 300_000, '5': 88_100 },
    },
  },
];

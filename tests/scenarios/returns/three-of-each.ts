import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const byHand = (forms: string) => `${forms} (2024), worked by hand`;

/** Forms that few other returns show: with these, each one stands in at least three. */
export const threeOfEach: Scenario[] = [
  {
    // Tax on the row of 6,600: 663. EIC: 4,213 - 15.98% of 2,305 = 3,845 on wages, less 15.98% of 5,805 = 3,285 on AGI. The
    // child tax credit pays the 663; 1,337 come back, less than 15% of 22,500.
    name: 'parent-with-two-banks-and-a-fund',
    source: byHand('Schedules B, EIC and 8812, EIC Table'),
    input: {
      ...single,
      filingStatus: 'hoh',
      dependents: [
        { firstName: 'Kim', lastName: 'Lee', dateOfBirth: '2014-03-03', relationship: 'child' as const },
      ],
      w2s: [wages(25_000)],
      interest: [
        { payer: 'Bank One', interest: 1_200 },
        { payer: 'Bank Two', interest: 600 },
      ],
      dividends: [{ payer: 'Fund', ordinary: 1_700 }],
    },
    expect: {
      'schedule-b-line-1': { '1': 'Bank One', '1 amount': 1_200 },
      'schedule-b-line-5': { '5': 'Fund', '5 amount': 1_700 },
      'schedule-b': { '2': 1_800, '4': 1_800, '6': 1_700 },
      '1040-dependents': { '1': 'Kim', '1 last': 'Lee', '3': 'child', '4 child': true, '4 other': null },
      'schedule-eic': { '1': 'Kim Lee', '3': 2014, '5': 'child', '6': 12 },
      'eic-worksheet': { '1': 25_000, '2': 3_845, '3': 28_500, '5': 3_285, '6': 3_285 },
      'credit-limit-a': { '1': 663, '3': 663, '4': 0, '5': 663 },
      '8812': { '14': 663, '27': 1_337 },
      '1040': { '11': 28_500, '15': 6_600, '16': 663, '19': 663, '27': 3_285, '28': 1_337 },
    },
    refund: 4_622,
  },
  {
    // The nominee's half needs the schedule at any amount; it is taken off below the subtotal.
    name: 'interest-for-someone-else',
    source: byHand('Schedule B, nominees; row of 45,900: 1,160 + 12% of 34,325'),
    input: {
      ...single,
      w2s: [wages(59_500)],
      interest: [{ payer: 'Joint account', interest: 2_000, nominee: 1_000 }],
      dividends: [{ payer: 'Shares', ordinary: 40 }],
    },
    expect: {
      'schedule-b-line-1': { '1': 'Joint account', '1 amount': 2_000 },
      'schedule-b-line-5': { '5': 'Shares', '5 amount': 40 },
      'schedule-b': { '1 subtotal': 2_000, '1 nominee': 1_000, '2': 1_000, '4': 1_000, '6': 40 },
      '1040': { '2b': 1_000, '3b': 40, '11': 60_540, '15': 45_940, '16': 5_279 },
    },
  },
  {
    name: 'two-funds-and-no-bank',
    source: byHand('Schedule B, Part II; row of 47,300: 1,160 + 4,266 + 22% of 175'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      dividends: [
        { payer: 'Fund of bonds', ordinary: 1_400 },
        { payer: 'Fund of shares', ordinary: 500 },
      ],
    },
    expect: {
      'schedule-b-line-5': { '5': 'Fund of bonds', '5 amount': 1_400 },
      'schedule-b': { '6': 1_900 },
      '1040': { '3b': 1_900, '11': 61_900, '15': 47_300, '16': 5_465 },
    },
  },
  {
    // 10% of 14,000. Self-employment tax: 54,117; 6,711 + 1,569. 58,600 - 4,140 - 5,000 = 49,460; 20% of 34,860 is the limit.
    name: 'studio-in-a-rented-home-with-a-plan',
    source: byHand('Form 8829, Schedule SE, Publication 560 worksheet, Form 8995; row of 27,850'),
    input: {
      ...single,
      businesses: [
        {
          id: 'studio',
          name: 'Studio',
          ein: '12-3456780',
          income: { other: 60_000 },
          homeOffice: {
            squareFeet: 200,
            totalSquareFeet: 2_000,
            simplified: false,
            expenses: { rent: 12_000, utilities: 2_000 },
          },
        },
      ],
      adjustments: { selfEmployedRetirement: { taxpayer: 5_000 } },
    },
    expect: {
      '8829': {
        '3': 0.1,
        '8': 60_000,
        '19(b)': 12_000,
        '21(b)': 2_000,
        '23(b)': 14_000,
        '24': 1_400,
        '27': 1_400,
        '36': 1_400,
      },
      'schedule-c': { '30': 1_400, '31': 58_600 },
      'schedule-se': { '6': 54_117, '10': 6_711, '11': 1_569, '12': 8_280, '13': 4_140 },
      'self-employed-retirement': {
        'Step 1': 58_600,
        'Step 2': 4_140,
        'Step 3': 54_460,
        'Step 5': 10_892,
        'Step 21': 5_000,
      },
      '8995-line-1': { '1(a)': 'Studio', '1(b)': '12-3456780', '1(c)': 49_460 },
      '8995': { '5': 9_892, '14': 6_972, '15': 6_972 },
      '1040': { '11': 49_460, '13': 6_972, '15': 27_888, '16': 3_113, '24': 11_393 },
    },
    owed: 11_393,
  },
  {
    // 250 square feet at $5. Self-employment tax: 35,786; 4,437 + 1,038. 38,750 - 2,738 - 3,000 = 33,012.
    name: 'consultant-with-a-simplified-office-and-a-plan',
    source: byHand('Simplified Method Worksheet, Publication 560 worksheet, Form 8995; row of 14,700'),
    input: {
      ...single,
      businesses: [
        {
          id: 'advice',
          name: 'Advice',
          income: { form1099Nec: 40_000 },
          homeOffice: { squareFeet: 250, totalSquareFeet: 1_500, simplified: true },
        },
      ],
      adjustments: { selfEmployedRetirement: { taxpayer: 3_000 } },
    },
    expect: {
      'simplified-home-office': { '1': 40_000, '2': 250, '4': 1_250, '5': 1_250 },
      'schedule-c': { '30': 1_250, '31': 38_750 },
      'schedule-se': { '6': 35_786, '10': 4_437, '11': 1_038, '12': 5_475, '13': 2_738 },
      'self-employed-retirement': {
        'Step 1': 38_750,
        'Step 2': 2_738,
        'Step 3': 36_012,
        'Step 5': 7_202,
        'Step 21': 3_000,
      },
      '8995-line-1': { '1(a)': 'Advice', '1(c)': 33_012 },
      '8995': { '5': 6_602, '14': 3_682, '15': 3_682 },
      '1040': { '11': 33_012, '15': 14_730, '16': 1_535, '24': 7_010 },
    },
  },
  {
    // The business earned 500 before the home: of 10% of 9,000 the rest of 400 is carried to 2025.
    name: 'home-office-of-a-small-business',
    source: byHand('Form 8829; row of 15,400: 1,160 + 12% of 3,825'),
    input: {
      ...single,
      w2s: [wages(30_000)],
      businesses: [
        {
          id: 'small',
          income: { other: 3_000 },
          expenses: { advertising: 2_500 },
          homeOffice: {
            squareFeet: 100,
            totalSquareFeet: 1_000,
            simplified: false,
            expenses: { rent: 9_000 },
          },
        },
      ],
    },
    expect: {
      '8829': { '3': 0.1, '8': 500, '19(b)': 9_000, '24': 900, '27': 500, '36': 500, '43': 400 },
      'schedule-c': { '29': 500, '30': 500, '31': 0 },
      '1040': { '11': 30_000, '15': 15_400, '16': 1_619 },
    },
  },
  {
    // Social Security tax 9,300 + 5,580, at most 10,453.20. 0.9% of 40,000. 39,110.50 + 32% of 33,450.
    name: 'two-well-paid-jobs',
    source: byHand('Form 8959 and Publication 505, Worksheet 3-1'),
    input: {
      ...single,
      w2s: [
        { ...wages(150_000), employerEin: '11-1111111' },
        { ...wages(90_000), employerEin: '22-2222222' },
      ],
    },
    expect: {
      'excess-social-security': { '1': 14_880, '3': 14_880, '4': 10_453, '5': 4_427 },
      '8959': { '1': 240_000, '5': 200_000, '6': 40_000, '7': 360, '18': 360, '19': 3_480, '22': 0 },
      'schedule-3': { '11': 4_427 },
      '1040': { '15': 225_400, '16': 49_815, '23': 360, '24': 50_175, '31': 4_427 },
    },
    owed: 45_748,
  },
  {
    // Twice 6,200 less 10,453.20. 10,852 + 22% of 76,500.
    name: 'spouse-with-two-jobs',
    source: byHand('Publication 505, Worksheet 3-1'),
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1981-01-01'),
      w2s: [
        { ...wages(100_000), owner: 'spouse', employerEin: '11-1111111' },
        { ...wages(100_000), owner: 'spouse', employerEin: '22-2222222' },
      ],
    },
    expect: {
      'excess-social-security': { '1': 12_400, '3': 12_400, '4': 10_453, '5': 1_947 },
      '1040': { '15': 170_800, '16': 27_682, '31': 1_947 },
    },
    owed: 25_735,
  },
  {
    name: 'dependent-with-a-summer-job',
    source: byHand('Standard Deduction Worksheet for Dependents: 3,000 + 450'),
    input: {
      ...single,
      taxpayer: { ...person('2006-05-05'), claimableAsDependent: true },
      w2s: [wages(3_000, 120)],
      interest: [{ interest: 200 }],
    },
    expect: {
      'standard-deduction': { '1': 3_000, '2': 3_450, '3': 14_600, '4a': 3_450 },
      '1040': { '11': 3_200, '12': 3_450, '15': 0, '24': 0 },
    },
    refund: 120,
  },
  {
    name: 'dependent-with-a-job-all-year',
    source: byHand('Standard Deduction Worksheet for Dependents: 16,450 is above 14,600; row of 1,400'),
    input: {
      ...single,
      taxpayer: { ...person('2004-05-05'), claimableAsDependent: true },
      w2s: [wages(16_000)],
    },
    expect: {
      'standard-deduction': { '1': 16_000, '2': 16_450, '3': 14_600, '4a': 14_600 },
      '1040': { '12': 14_600, '15': 1_400, '16': 141 },
    },
  },
  {
    name: 'gifts-above-the-limit-of-a-small-income',
    source: byHand('Publication 526, 60% limit; row of 12,000: 1,160 + 12% of 425'),
    input: { ...single, w2s: [wages(30_000)], itemized: { charityCash: 20_000 } },
    expect: {
      'charity-limits': { cash: 20_000, '60': 18_000, 'cash allowed': 18_000, '2025': 2_000 },
      'schedule-a': { '11': 18_000, '17': 18_000 },
      '1040': { '12': 18_000, '15': 12_000, '16': 1_211 },
    },
  },
  {
    // Gain of 4,000 at 28% less the short-term loss. The brackets are lower: 5,426 + 22% of 1,275.
    name: 'coins-sold-beside-a-loss',
    source: byHand('28% Rate Gain Worksheet and Schedule D Tax Worksheet'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      sales: [
        {
          description: 'Coins',
          acquired: '2015-01-05',
          sold: '2024-03-01',
          proceeds: 9_000,
          basis: 5_000,
          collectible: true,
        },
        { description: 'Shares', acquired: '2024-01-05', sold: '2024-03-01', proceeds: 1_000, basis: 2_000 },
      ],
    },
    expect: {
      'rate-28': { '1': 4_000, '6': -1_000, '7': 3_000 },
      'schedule-d': { '7': -1_000, '15': 4_000, '16': 3_000, '18': 3_000 },
      'schedule-d-tax-worksheet': { '46': 5_707, '47': 5_707 },
      '1040': { '7': 3_000, '15': 48_400, '16': 5_707 },
    },
  },
  {
    name: 'interest-on-money-for-investments',
    source: byHand('Form 4952: 800 of investment income; 100 is carried to 2025'),
    input: {
      ...single,
      w2s: [wages(60_000)],
      interest: [{ interest: 500 }],
      dividends: [{ ordinary: 300 }],
      itemized: { investmentInterest: 900, charityCash: 20_000 },
    },
    expect: {
      '4952': { '1': 900, '3': 900, '4a': 800, '4c': 800, '4h': 800, '6': 800, '7': 100, '8': 800 },
      'schedule-a': { '9': 800, '17': 20_800 },
    },
  },
  {
    // 51 over the threshold: 0.102% of the range; 99.898% counts: 206,390 and 59,939 of wages. The limit is 20% of 192,001.
    name: 'service-business-barely-in-the-range',
    source: byHand('Form 8995-A, Schedule A; Schedule SE: 20,906 + 5,892, half 13,399'),
    input: {
      ...single,
      businesses: [
        {
          id: 'practice',
          income: { other: 220_000 },
          qbi: { specifiedService: true, w2Wages: 60_000 },
        },
      ],
    },
    expect: {
      '8995-a-schedule-a': { '7': 51, '8': 50_000, '11': 206_390, '12': 59_939 },
      '8995-a': { '33': 192_001, '36': 38_400, '39': 38_400 },
      '1040': { '13': 38_400 },
    },
  },
  {
    // Half of 29,342 goes by profit: 10,479 and 4,192. The loss too: 25,000 of 35,000 to the larger one.
    name: 'one-loss-against-two-profits',
    source: byHand('Form 8995-A, Schedule C'),
    input: {
      ...single,
      businesses: [
        { id: 'a', income: { other: 250_000 }, qbi: { w2Wages: 200_000 } },
        { id: 'b', income: { other: 100_000 }, qbi: { w2Wages: 100_000 } },
        { id: 'c', expenses: { repairs: 35_000 } },
      ],
    },
    expect: {
      'schedule-se': { '6': 290_903, '12': 29_342, '13': 14_671 },
      '8995-a-schedule-c': { '3': -35_000, '4': 335_329, '5': 35_000, '6': 0 },
      '8995-a-schedule-c-line-1': { '1(b)': 239_521, '1(c)': -25_000, '1(d)': 214_521 },
      '8995-a-businesses': { '2': 214_521, '3': 42_904 },
    },
  },
];

import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const resident = { country: 'Spain', periodFrom: '2020-03-01' };
const byHand = 'Form 2555 (2024) and the Foreign Earned Income Tax Worksheet, worked by hand';

export const foreignEarnedIncome: Scenario[] = [
  {
    name: 'wages-abroad-above-the-exclusion',
    source: `${byHand}; tax on 135,400 less tax on 126,500 (IRC 911(f))`,
    input: { ...single, foreignEarnedIncome: [{ ...resident, otherWages: 150_000 }] },
    expect: {
      '2555': {
        '9': 'Spain',
        '19': 150_000,
        '26': 150_000,
        '37': 126_500,
        '38': 366,
        '39': 1,
        '40': 126_500,
        '42': 126_500,
        '45': 126_500,
        '50': null,
      },
      'schedule-1': { '8d': -126_500, '10': -126_500 },
      '1040': { '1h': 150_000, '11': 23_500, '15': 8_900, '16': 2_136 },
      'foreign-earned-income-tax': {
        '1': 8_900,
        '2c': 126_500,
        '3': 135_400,
        '4': 25_539,
        '5': 23_403,
        '6': 2_136,
      },
    },
  },
  {
    name: 'physical-presence-with-housing',
    source: `${byHand}; 275 days: 275 x 103.69, 275 x 55.30 and 275/366`,
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1981-01-01'),
      w2s: [{ ...wages(30_000), owner: 'spouse' }],
      foreignEarnedIncome: [
        {
          country: 'Kenya',
          test: 'physicalPresence',
          periodFrom: '2024-04-01',
          periodTo: '2025-03-31',
          fullDaysAbroad: 340,
          otherWages: 90_000,
          housingExpenses: 40_000,
          housingLocation: 'Nairobi',
        },
      ],
    },
    expect: {
      '2555': {
        '28': 40_000,
        '29a': 'Nairobi',
        '29b': 28_515,
        '30': 28_515,
        '31': 275,
        '32': 15_208,
        '33': 13_307,
        '34': 90_000,
        '35': 1,
        '36': 13_307,
        '39': 0.751,
        '40': 95_002,
        '41': 76_693,
        '42': 76_693,
        '43': 90_000,
        '45': 90_000,
        '46': null,
      },
      '1040': { '11': 30_000, '15': 800, '16': 96 },
      'foreign-earned-income-tax': { '3': 90_800, '4': 10_435, '5': 10_339, '6': 96 },
    },
  },
  {
    name: 'self-employed-abroad-with-housing-deduction',
    source: `${byHand}; line 44 is 126,500/160,000 of costs and half of self-employment tax (Reg. 1.911-6(a)); SE tax stays`,
    input: {
      ...single,
      businesses: [
        {
          id: 'b1',
          workedAbroad: true,
          income: { form1099Nec: 160_000 },
          expenses: { office: 20_000 },
        },
      ],
      foreignEarnedIncome: [
        { ...resident, housingExpenses: 30_000, housingLocation: 'Soria', housingCarryover: 1_000 },
      ],
    },
    expect: {
      '2555': {
        '20a': 160_000,
        '26': 160_000,
        '29b': 37_950,
        '32': 20_240,
        '33': 9_760,
        '35': 0,
        '36': 0,
        '43': 126_500,
        '44': 23_633,
        '45': 102_867,
        '46': 9_760,
        '47': 33_500,
        '48': 9_760,
        '49': 1_000,
        '50': 10_760,
      },
      'schedule-1': { '3': 140_000, '8d': -102_867, '15': 9_891, '24j': 10_760 },
      '1040': { '11': 16_482, '13': null, '15': 1_882, '16': 452, '23': 19_781, '24': 20_233 },
      'foreign-earned-income-tax': { '2c': 113_627, '3': 115_509, '4': 20_765, '5': 20_313 },
    },
  },
  {
    name: 'excluded-wages-beside-qualified-dividends',
    source: `${byHand}; capital gain excess 20,000 - 5,400 comes off the dividends (footnote of the worksheet)`,
    input: {
      ...single,
      dividends: [{ payer: 'Lake Fund', ordinary: 20_000, qualified: 20_000 }],
      foreignEarnedIncome: [{ ...resident, otherWages: 126_500 }],
    },
    expect: {
      'qualified-dividends': {
        '1': 131_900,
        '2': 5_400,
        '5': 126_500,
        '9': 0,
        '17': 5_400,
        '18': 810,
        '22': 23_403,
        '24': 24_699,
        '25': 24_213,
      },
      '1040': { '15': 5_400, '16': 810 },
    },
  },
  {
    name: 'wages-abroad-far-above-the-exclusion',
    source: `${byHand}; Instructions for Form 6251 (2024), line 7: 26% of 214,300 less 26% of 126,500`,
    input: { ...single, foreignEarnedIncome: [{ ...resident, otherWages: 300_000 }] },
    expect: {
      '1040': { '15': 158_900, '16': 46_862 },
      'foreign-earned-income-amt': {
        '1': 87_800,
        '2c': 126_500,
        '3': 214_300,
        '4': 55_718,
        '5': 32_890,
        '6': 22_828,
      },
      'schedule-2': { '2': null },
    },
  },
  {
    name: 'wages-abroad-with-minimum-tax',
    source: `${byHand}; 28% of 514,300 less 4,652 and less 26% of 126,500`,
    input: {
      ...single,
      amt: { isoSpread: 300_000 },
      foreignEarnedIncome: [{ ...resident, otherWages: 300_000 }],
    },
    expect: {
      '6251': { '4': 473_500, '6': 387_800, '7': 106_462, '10': 46_862, '11': 59_600 },
      'foreign-earned-income-amt': { '3': 514_300, '4': 139_352, '6': 106_462 },
    },
  },
  {
    name: 'wages-abroad-with-minimum-tax-and-dividends',
    source: `${byHand}; Part III of Form 6251 on 524,300`,
    input: {
      ...single,
      amt: { isoSpread: 300_000 },
      dividends: [{ payer: 'Lake Fund', ordinary: 10_000, qualified: 10_000 }],
      foreignEarnedIncome: [{ ...resident, otherWages: 300_000 }],
    },
    expect: {
      '1040': { '16': 48_362 },
      '6251': {
        '6': 397_800,
        '7': 107_962,
        '12': 524_300,
        '13': 10_000,
        '17': 514_300,
        '18': 139_352,
        '31': 1_500,
        '40': 140_852,
        '11': 59_600,
      },
      'foreign-earned-income-amt': { '4': 140_852, '5': 32_890, '6': 107_962 },
    },
  },
  {
    name: 'excluded-wages-and-a-child',
    source: `${byHand}; IRC 24(d)(3) and 32(c)(1)(C): no refundable child credit and no EIC; Schedule 8812, line 2b`,
    input: {
      ...single,
      filingStatus: 'hoh',
      dependents: [{ relationship: 'child', dateOfBirth: '2018-05-05' }],
      foreignEarnedIncome: [{ ...resident, otherWages: 150_000 }],
    },
    expect: {
      '8812': { '1': 23_500, '2b': 126_500, '2d': 126_500, '3': 150_000, '14': 384, '16a': null },
      '1040': { '16': 384, '19': 384, '24': 0, '27': null, '28': null },
    },
  },
];

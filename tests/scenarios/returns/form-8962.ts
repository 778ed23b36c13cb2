import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

export const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
export const months = (premium: number, benchmark: number, advance: number) =>
  Array.from({ length: 12 }, () => ({ premium, benchmark, advance }));
/** A policy of two families, with this one's shares of it. */
export const shared = {
  policy: '123',
  sharedWith: '400-00-0001',
  monthly: months(1_000, 900, 400),
  allocation: { premium: 50, benchmark: 40, advance: 25 },
};
export const business = (amount: number) => [{ id: 'b', income: { other: amount } }];
export const insured = (taxpayer: number) => ({ selfEmployedHealthInsurance: { taxpayer } });

/** Shared policies, dependents who file, and the self-employed. */
export const premiumCredit: Scenario[] = [
  {
    name: 'policy-shared-all-year',
    source:
      'Form 8962 (2024), Part IV, by hand: 40,000 is 274% of 14,580, figure 0.0496, 1,984 a year, 165 a month; 50% of 1,000, 40% of 900, 25% of 400; 12 x (360 - 165) less 12 x 100',
    input: { ...single, w2s: [wages(40_000)], marketplace: [shared] },
    expect: {
      '8962': {
        '5': 274,
        '8a': 1_984,
        '8b': 165,
        '9': true,
        '10': false,
        '11a': null,
        '12a': 500,
        '12b': 360,
        '12d': 195,
        '12e': 195,
        '12f': 100,
        '23e': 195,
        '24': 2_340,
        '25': 1_200,
        '26': 1_140,
        '30a': '123',
        '30b': '400-00-0001',
        '30c': 1,
        '30d': 12,
        '30e': 50,
        '30f': 40,
        '30g': 25,
        '31a': null,
        '34': true,
      },
      'schedule-3': { '9': 1_140 },
    },
  },
  {
    name: 'four-policies-shared-with-four-people',
    source:
      'Form 8962 (2024), Part IV, by hand: a quarter of the policy above in each of four states, so the same months: 4 x 125, 4 x 90 - 165, 4 x 25',
    input: {
      ...single,
      w2s: [wages(40_000)],
      marketplace: ['TX', 'CA', 'NY', 'FL'].map((state, i) => ({
        ...shared,
        state,
        policy: `P${i + 1}`,
        sharedWith: `400-00-000${i + 1}`,
        monthly: months(250, 225, 100),
      })),
    },
    expect: {
      '8962': {
        '12a': 500,
        '12b': 360,
        '12d': 195,
        '12e': 195,
        '12f': 100,
        '24': 2_340,
        '25': 1_200,
        '26': 1_140,
        '30a': 'P1',
        '31a': 'P2',
        '31b': '400-00-0002',
        '31c': 1,
        '31d': 12,
        '31e': 50,
        '31f': 40,
        '31g': 25,
        '32a': 'P3',
        '32b': '400-00-0003',
        '33a': 'P4',
        '33g': 25,
        '34': true,
      },
    },
  },
  {
    name: 'policy-shared-until-june',
    source: 'The same, shared for six months: 6 x 195 and 6 x (900 - 165); advance 6 x 100 and 6 x 400',
    input: {
      ...single,
      w2s: [wages(40_000)],
      marketplace: [{ ...shared, allocation: { ...shared.allocation, lastMonth: 6 } }],
    },
    expect: {
      '8962': {
        '17a': 500,
        '17e': 195,
        '18a': 1_000,
        '18e': 735,
        '24': 5_580,
        '25': 3_000,
        '26': 2_580,
        '30d': 6,
      },
    },
  },
  {
    name: 'dependent-who-must-file',
    source:
      'Form 8962, line 2b: 40,000 + 16,000 is 283% of 19,720, figure 0.04 + 0.02 x 33/50 = 0.0532, 2,979; 9,000 - 2,979',
    input: {
      ...single,
      filingStatus: 'hoh',
      w2s: [wages(40_000)],
      dependents: [
        { dateOfBirth: '2008-01-01', relationship: 'child', grossIncome: 16_000, incomeIfFiling: 16_000 },
      ],
      marketplace: [{ annual: { premium: 12_000, benchmark: 9_000, advance: 5_000 } }],
    },
    expect: {
      '8962': {
        '1': 2,
        '2a': 40_000,
        '2b': 16_000,
        '3': 56_000,
        '5': 283,
        '7': 0.0532,
        '8a': 2_979,
        '24': 6_021,
        '26': 1_021,
      },
    },
  },
  {
    name: 'dependent-who-need-not-file',
    source: 'The same child with wages below the limit: 202%, figure 0.0208, 832; 9,000 - 832 - 5,000',
    input: {
      ...single,
      filingStatus: 'hoh',
      w2s: [wages(40_000)],
      dependents: [
        { dateOfBirth: '2008-01-01', relationship: 'child', grossIncome: 9_000, incomeIfFiling: 0 },
      ],
      marketplace: [{ annual: { premium: 12_000, benchmark: 9_000, advance: 5_000 } }],
    },
    expect: { '8962': { '2b': null, '3': 40_000, '5': 202, '8a': 832, '26': 3_168 } },
  },
  {
    name: 'deduction-and-credit-of-a-self-employed-person',
    source:
      'Publication 974 by hand: 40,000 - 2,826 = 37,174. Deduction 1,361: 35,813 is 245%, figure 0.038, 1,360.89; 6,000 - 1,361 = 4,639. With 1,362 the contribution is still 1,361, so 1,361 is the largest that fits',
    input: {
      ...single,
      businesses: business(40_000),
      adjustments: insured(6_000),
      marketplace: [{ monthly: months(500, 500, 0) }],
    },
    expect: {
      'schedule-1': { '15': 2_826, '17': 1_361 },
      '1040': { '11': 35_813 },
      '974': {
        '1': 6_000,
        '2': 0,
        '3': 0,
        '4': 37_174,
        '5': 37_174,
        '6': 1_361,
        '7': 35_813,
        '8': 4_639,
        '9': 6_000,
      },
      '7206': { '1': 1_361, '3': 1_361, '13': 37_174, '14': 1_361 },
      '8962': { '3': 35_813, '5': 245, '8a': 1_361, '24': 4_639, '26': 4_639 },
    },
  },
  {
    name: 'deduction-and-credit-beside-student-loan-interest',
    source:
      'Publication 974 by hand: 40,000 - 2,826 - 1,000 = 36,174. Deduction 1,244: 34,930 is 239%, figure 0.0356, 1,243.51; with 1,245 the contribution is 1,243. Far below $80,000 the interest is 1,000 either way',
    input: {
      ...single,
      businesses: business(40_000),
      adjustments: { ...insured(6_000), studentLoanInterest: 1_000 },
      marketplace: [{ monthly: months(500, 500, 0) }],
    },
    expect: {
      'schedule-1': { '15': 2_826, '17': 1_244, '21': 1_000 },
      '1040': { '11': 34_930 },
      '974': { '5': 36_174, '6': 1_244, '7': 34_930, '8': 4_756, '9': 6_000 },
      '8962': { '3': 34_930, '5': 239, '24': 4_756 },
    },
  },
  {
    name: 'deduction-and-credit-beside-an-ira',
    source:
      'Publication 974 by hand: 37,174 - 2,000 = 35,174. Deduction 1,130: 34,044 is 233%, figure 0.0332, 1,130.26; with 1,131 the contribution is 1,130. Without a plan at work the IRA is 2,000 either way',
    input: {
      ...single,
      businesses: business(40_000),
      adjustments: { ...insured(6_000), ira: [{ owner: 'taxpayer', traditional: 2_000 }] },
      marketplace: [{ monthly: months(500, 500, 0) }],
    },
    expect: {
      'schedule-1': { '17': 1_130, '20': 2_000 },
      '974': { '5': 35_174, '6': 1_130, '7': 34_044 },
      '8962': { '3': 34_044, '24': 4_870 },
    },
  },
  {
    name: 'deduction-and-credit-beside-a-rental',
    source:
      'Publication 974 by hand: 37,174 + 9,000 - 4,000 = 42,174. Deduction 2,008: 40,166 is 275%, figure 0.05, 2,008.30; with 2,009 the contribution is 2,008',
    input: {
      ...single,
      businesses: business(40_000),
      rentals: [{ id: 'flat', rents: 9_000, fairRentalDays: 366, expenses: { taxes: 4_000 } }],
      adjustments: insured(6_000),
      marketplace: [{ monthly: months(500, 500, 0) }],
    },
    expect: {
      'schedule-1': { '5': 5_000, '17': 2_008 },
      '974': { '5': 42_174, '6': 2_008, '7': 40_166, '8': 3_992 },
      '8962': { '3': 40_166, '24': 3_992 },
    },
  },
  {
    name: 'deductions-of-both-spouses-and-one-credit',
    source:
      'Publication 974 by hand: 50,000 - 2,119 - 1,413 = 46,468. Deduction 1,406: 45,062 is 228%, figure 0.0312, 1,405.93; with 1,407 the contribution is 1,406. 9,000 and 3,000 paid: 1,055 and 351',
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1982-01-01'),
      businesses: [
        { id: 'hers', income: { other: 30_000 } },
        { id: 'his', owner: 'spouse', income: { other: 20_000 } },
      ],
      adjustments: { selfEmployedHealthInsurance: { taxpayer: 9_000, spouse: 3_000 } },
      marketplace: [{ annual: { premium: 12_000, benchmark: 12_000, advance: 0 } }],
    },
    expect: {
      'schedule-1': { '15': 3_532, '17': 1_406 },
      '974': { '1': 12_000, '3': 0, '4': 46_468, '5': 46_468, '6': 1_406, '7': 45_062, '8': 10_594 },
      '8962': { '3': 45_062, '24': 10_594 },
    },
  },
  {
    name: 'capped-repayment-limits-the-deduction',
    source:
      'Rev. Proc. 2014-41, 4.02, by hand: 12,000 - 11,800 + the cap of 950 = 1,150. 36,024 is 247%, figure 0.0388, 1,398; credit 10,602; 1,198 too much was paid in advance, 950 is paid back',
    input: {
      ...single,
      businesses: business(40_000),
      adjustments: insured(200),
      marketplace: [{ annual: { premium: 12_000, benchmark: 12_000, advance: 11_800 } }],
    },
    expect: {
      '974': { '1': 12_000, '2': 11_800, '3': 0, '6': 1_150, '7': 36_024, '8': 10_602 },
      '8962': { '3': 36_024, '5': 247, '24': 10_602, '27': 1_198, '28': 950, '29': 950 },
      'schedule-1': { '17': 1_150 },
      'schedule-2': { '1a': 950 },
    },
  },
  {
    name: 'other-premiums-beside-the-marketplace',
    source:
      'Publication 974 by hand: 40,000 + 3,000 - 212 = 42,788; 2,609 - 600 = 2,009; 40,179 is 275%, figure 0.05, 2,008.95; with 2,610 the contribution is still 2,009',
    input: {
      ...single,
      w2s: [wages(40_000)],
      businesses: business(3_000),
      adjustments: insured(12_600),
      marketplace: [{ annual: { premium: 12_000, benchmark: 12_000, advance: 0 } }],
    },
    expect: {
      '974': { '3': 600, '4': 2_788, '5': 42_788, '6': 2_609, '7': 40_179, '8': 9_991, '9': 12_600 },
      '8962': { '3': 40_179, '24': 9_991 },
      'schedule-1': { '17': 2_609 },
    },
  },
  {
    name: 'profit-limits-the-deduction',
    source: 'Form 7206, line 13: 1,000 - half of 142 = 929, less than the premiums that the credit leaves',
    input: {
      ...single,
      w2s: [wages(40_000)],
      businesses: business(1_000),
      adjustments: insured(12_600),
      marketplace: [{ annual: { premium: 12_000, benchmark: 12_000, advance: 0 } }],
    },
    expect: { '974': { '4': 929, '6': 929, '7': 40_000, '8': 10_016 }, '8962': { '24': 10_016 } },
  },
];

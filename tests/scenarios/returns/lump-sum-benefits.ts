import { person, type Scenario } from '../scenario';

const single = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1958-01-01'),
  retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000 }],
};
const paid = { netBenefits: 20_000, lumpSumPriorYears: 8_000 };
const of2022 = {
  year: 2022,
  payment: 8_000,
  filingStatus: 'single' as const,
  netBenefits: 2_000,
  adjustedGrossIncome: 23_000,
};

/** Publication 915, Worksheets 1, 2 and 4. */
export const lumpSumBenefits: Scenario[] = [
  {
    // Worksheet 1: 10,000 + 30,000 - 25,000 = 15,000; 6,000 over 9,000: 4,500 + 5,100 = 9,600.
    // Worksheet 2: 5,000 + 23,000 = 28,000; 3,000 over; half 1,500. Worksheet 4: 6,000 + 30,000 - 25,000 = 11,000;
    // 4,500 + 85% of 2,000 = 6,200; with 1,500: 7,700.
    name: 'lump-sum-election-that-lowers',
    source: 'Publication 915 (2024), Worksheets 1, 2 and 4, worked by hand',
    input: { ...single, socialSecurity: [paid], lumpSumElection: [of2022] },
    expect: {
      'social-security-benefits': { '18': 9_600 },
      'lump-sum-year': {
        year: 2022,
        '1': 10_000,
        '2': 5_000,
        '3': 23_000,
        '6': 28_000,
        '7': 0,
        '9': 25_000,
        '10': 3_000,
        '12': 0,
        '13': 3_000,
        '14': 1_500,
        '15': 1_500,
        '17': 1_500,
        '18': 8_500,
        '19': 1_500,
        '21': 1_500,
      },
      'lump-sum-election': {
        '1': 12_000,
        '2': 6_000,
        '3': 30_000,
        '8': 36_000,
        '10': 11_000,
        '12': 2_000,
        '14': 4_500,
        '16': 1_700,
        '17': 6_200,
        '18': 10_200,
        '19': 6_200,
        '20': 1_500,
        '21': 7_700,
      },
      '1040': { '6a': 20_000, '6b': 7_700, '6c': true, '11': 37_700 },
    },
  },
  {
    // Worksheet 1: 10,000 + 30,000 + 500 + 10,000 excluded - 300 - 25,000 = 25,200; limit 17,000. Worksheet 4: 6,000 +
    // 30,000 + 500 + 10,000 - 300 = 46,200; limit 10,200; with 1,500: 11,700.
    name: 'lump-sum-election-beside-pay-abroad',
    source: 'Publication 915 (2024), Worksheets 1, 2 and 4, worked by hand',
    input: {
      ...single,
      interest: [{ taxExemptInterest: 500 }],
      adjustments: { educator: { taxpayer: 300 } },
      foreignEarnedIncome: [
        {
          country: 'Spain',
          test: 'bonaFideResidence',
          periodFrom: '2022-06-01',
          otherWages: 10_000,
        },
      ],
      socialSecurity: [paid],
      lumpSumElection: [of2022],
    },
    expect: {
      'social-security-benefits': { '3': 30_000, '5': 50_500, '6': 300, '18': 17_000 },
      'lump-sum-year': { '21': 1_500 },
      'lump-sum-election': {
        '3': 30_000,
        '4': 500,
        '5': 10_000,
        '6': 46_500,
        '7': 300,
        '8': 46_200,
        '17': 14_870,
        '18': 10_200,
        '21': 11_700,
      },
      '1040': { '6b': 11_700, '6c': true },
    },
  },
  {
    // Worksheet 2: 5,000 + 60,000 + 400 + 100 - 1,700 = 63,800; 38,800 over, 29,800 over 9,000: limit 8,500, less 1,700.
    // 6,200 + 6,800 = 13,000 is more than 9,600.
    name: 'lump-sum-election-that-does-not-lower',
    source: 'Publication 915 (2024), Worksheets 1, 2 and 4, worked by hand',
    input: {
      ...single,
      socialSecurity: [paid],
      lumpSumElection: [
        {
          ...of2022,
          adjustedGrossIncome: 60_000,
          exclusions: 400,
          taxExemptInterest: 100,
          taxableBenefits: 1_700,
        },
      ],
    },
    expect: {
      'lump-sum-year': { '4': 400, '5': 100, '8': 63_800, '19': 8_500, '20': 1_700, '21': 6_800 },
      'lump-sum-election': { '21': 13_000 },
      '1040': { '6b': 9_600, '6c': null },
    },
  },
  {
    // No base amount in 2022: 85% of 28,000 is more than 8,500. 6,200 + 8,500 = 14,700.
    name: 'lump-sum-for-a-year-of-a-separate-return',
    source: 'Publication 915 (2024), Worksheet 2, lines 9 and 11: -0-',
    input: {
      ...single,
      socialSecurity: [paid],
      lumpSumElection: [{ ...of2022, filingStatus: 'mfs', adjustedGrossIncome: 3_000 }],
    },
    expect: {
      'lump-sum-year': { '8': 8_000, '9': 0, '11': 0, '12': 8_000, '16': 6_800, '19': 6_800 },
      '1040': { '6b': 9_600 },
    },
  },
];

import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario } from '../scenario';

const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
const prize = (amount: number) => [{ description: 'Prize', amount }];

export const estimatedTax: Scenario[] = [
  {
    name: 'same-income-again',
    source:
      'Form 1040-ES (2025) by hand: 60,000 - 15,750 (Pub. L. 119-21); Tax Rate Schedule X 2025: 1,192.50 + 12% of 32,325 = 5,071.50; 90% of 5,072; quarters of 4,565',
    input: { ...single, otherIncome: prize(60_000) },
    expect: {
      '1040': { '24': 5_219, '37': 5_219 },
      '1040-es': {
        '1': 60_000,
        '2a': 15_750,
        '2b': null,
        '2b 1-A': null,
        '2c': 15_750,
        '3': 44_250,
        '4': 5_072,
        '5': null,
        '6': 5_072,
        '7': null,
        '8': 5_072,
        '9': null,
        '10': null,
        '11a': 5_072,
        '11b': null,
        '11c': 5_072,
        '12a': 4_565,
        '12b': 5_219,
        '12c': 4_565,
        '13': 0,
        '14a': 4_565,
        '14b': 5_072,
        '15a': 1_141,
        '15b': 1_142,
        '15c': 1_141,
        '15d': 1_141,
      },
      '1040-v': { '3': 5_219, order: 'taxpayer', year: '2024 Form 1040' },
      '4868': { '4': 5_219, '5': 0, '6': 5_219, '7': 5_219 },
    },
  },
  {
    name: 'overpayment-pays-the-first-installments',
    source:
      'Form 1040-ES, line 15: $1,500 of the overpayment of 8,000 - 5,219 pays April in full (1,141) and 359 of June',
    input: {
      ...single,
      otherIncome: prize(60_000),
      payments: { estimated: [{ date: '2024-04-15', amount: 8_000 }] },
      refund: { applyToNextYear: 1_500 },
    },
    expect: {
      '1040': { '34': 2_781, '35a': 1_281, '36': 1_500 },
      '1040-es': { '14a': 4_565, '15a': 0, '15b': 783, '15c': 1_141, '15d': 1_141 },
      '1040-v': { '3': null },
      '4868': { '4': null },
    },
  },
  {
    name: 'self-employed-above-the-wage-base',
    source:
      'By hand: Schedule SE 20,906 + 5,356; QBI 20% of 172,269; tax 17,168.50 + 24% of 37,290. 2025: 12.4% of 176,100 + 2.9% of 184,700 = 27,192.70; Schedule X at 136,200: 17,651 + 24% of 32,850; 110% of 52,380 for an AGI above $150,000',
    input: {
      ...single,
      businesses: [{ id: 'b', income: { other: 200_000 } }],
      payments: { withExtension: 10_000 },
    },
    expect: {
      '1040': { '11': 186_869, '13': 34_454, '16': 26_118, '23': 26_262, '24': 52_380, '37': 42_380 },
      '1040-es': {
        '1': 186_404,
        '2a': 15_750,
        '2b': 34_454,
        '2c': 50_204,
        '3': 136_200,
        '4': 25_535,
        '9': 27_193,
        '10': null,
        '11a': 52_728,
        '12a': 47_455,
        '12b': 57_618,
        '12c': 47_455,
        '14a': 47_455,
        '15a': 11_864,
        '15b': 11_864,
        '15c': 11_863,
        '15d': 11_864,
      },
      // What was paid with Form 4868 does not count as paid before it.
      '4868': { '4': 52_380, '5': 0, '6': 52_380, '7': 10_000 },
    },
  },
  {
    name: 'older-couple-with-dividends',
    source:
      'Form 1040-ES by hand: born in 1960, so both are 65 at the end of 2025: 31,500 + 2 x 1,600, and 2 x (6,000 - 6% of 10,000) of Schedule 1-A; 2025 limits: 96,700 - 14,500 at 0%, 17,800 at 15% = 2,670; Schedule Y-1 at 14,500: 1,450. 2024 (no boxes): 30,800 by the table 2,320 + 12% of 7,625 = 3,235; 36,750 at 15% = 5,512.50; 110% of 8,748',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1960-03-01'),
      spouse: person('1960-04-01'),
      interest: [{ payer: 'Bank', interest: 60_000 }],
      dividends: [{ payer: 'Fund', ordinary: 100_000, qualified: 100_000 }],
      payments: { otherWithholding: 500 },
    },
    expect: {
      '1040': { '12': 29_200, '15': 130_800, '16': 8_748 },
      '1040-es': {
        '2a': 34_700,
        '2b 1-A': 10_800,
        '3': 114_500,
        '4': 4_120,
        '12a': 3_708,
        '12b': 9_623,
        '13': 500,
        '14a': 3_208,
        '14b': 3_620,
      },
      '1040-v': { order: 'taxpayer, spouse' },
    },
  },
  {
    name: 'next-year-child-credit-and-state-taxes',
    source:
      'Schedule A and Schedule 8812 (2025) by hand: state tax of 30,000 below 40,000; 2 x 2,200, and 500 for the child who turns 17, less 5% of 30,000 = 3,400; Schedule X at 200,000',
    input: {
      ...single,
      otherIncome: prize(230_000),
      itemized: { realEstateTax: 30_000 },
      dependents: [
        { dateOfBirth: '2015-01-01', relationship: 'child' },
        { dateOfBirth: '2016-01-01', relationship: 'child' },
        { dateOfBirth: '2008-06-01', relationship: 'child' },
      ],
    },
    // 2024: 6,000 - 1,500 = 4,500. 2025: 200,000 taxable, 40,199 + 32% of 2,700 = 41,063.
    expect: {
      '1040': { '12': 14_600, '19': 4_500 },
      '1040-es': { '2a': 30_000, '3': 200_000, '4': 41_063, '7': 3_400, '8': 37_663 },
    },
  },
  {
    name: 'next-year-tips-overtime-and-car-loan',
    source:
      'Schedule 1-A (2025) by hand, income 152,500: tips 25,000 - 2 x 100; overtime 12,500 - 2 x 100; car loan 10,000 less 53 x 200 = 0',
    input: {
      ...single,
      otherIncome: prize(152_500),
      nextYearDeductions: { qualifiedTips: 26_000, qualifiedOvertime: 13_000, carLoanInterest: 11_000 },
    },
    expect: { '1040-es': { '2b 1-A': 37_100, '2c': 52_850, '3': 99_650 } },
  },
];

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
      'Form 1040-ES (2025) by hand: 60,000 - 15,000; Tax Rate Schedule X 2025: 1,192.50 + 12% of 33,075 = 5,161.50; 90% of 5,162; quarters of 4,646',
    input: { ...single, otherIncome: prize(60_000) },
    expect: {
      '1040': { '24': 5_219, '37': 5_219 },
      '1040-es': {
        '1': 60_000,
        '2a': 15_000,
        '2b': null,
        '2c': 15_000,
        '3': 45_000,
        '4': 5_162,
        '5': null,
        '6': 5_162,
        '7': null,
        '8': 5_162,
        '9': null,
        '10': null,
        '11a': 5_162,
        '11b': null,
        '11c': 5_162,
        '12a': 4_646,
        '12b': 5_219,
        '12c': 4_646,
        '13': 0,
        '14a': 4_646,
        '14b': 5_162,
        '15a': 1_162,
        '15b': 1_161,
        '15c': 1_162,
        '15d': 1_161,
      },
      '1040-v': { '3': 5_219, order: 'taxpayer', year: '2024 Form 1040' },
      '4868': { '4': 5_219, '5': 0, '6': 5_219, '7': 5_219 },
    },
  },
  {
    name: 'overpayment-pays-the-first-installments',
    source:
      'Form 1040-ES, line 15: $1,500 of the overpayment of 8,000 - 5,219 pays April in full (1,162) and 338 of June',
    input: {
      ...single,
      otherIncome: prize(60_000),
      payments: { estimated: [{ date: '2024-04-15', amount: 8_000 }] },
      refund: { applyToNextYear: 1_500 },
    },
    expect: {
      '1040': { '34': 2_781, '35a': 1_281, '36': 1_500 },
      '1040-es': { '14a': 4_646, '15a': 0, '15b': 823, '15c': 1_162, '15d': 1_161 },
      '1040-v': { '3': null },
      '4868': { '4': null },
    },
  },
  {
    name: 'self-employed-above-the-wage-base',
    source:
      'By hand: Schedule SE 20,906 + 5,356; QBI 20% of 172,269; tax 17,168.50 + 24% of 37,290. 2025: 12.4% of 176,100 + 2.9% of 184,700 = 27,192.70; Schedule X at 136,950: 17,651 + 24% of 33,600; 110% of 52,380 for an AGI above $150,000',
    input: {
      ...single,
      businesses: [{ id: 'b', income: { other: 200_000 } }],
      payments: { withExtension: 10_000 },
    },
    expect: {
      '1040': { '11': 186_869, '13': 34_454, '16': 26_118, '23': 26_262, '24': 52_380, '37': 42_380 },
      '1040-es': {
        '1': 186_404,
        '2a': 15_000,
        '2b': 34_454,
        '2c': 49_454,
        '3': 136_950,
        '4': 25_715,
        '9': 27_193,
        '10': null,
        '11a': 52_908,
        '12a': 47_617,
        '12b': 57_618,
        '12c': 47_617,
        '14a': 47_617,
        '15a': 11_904,
        '15b': 11_905,
        '15c': 11_904,
        '15d': 11_904,
      },
      // What was paid with Form 4868 does not count as paid before it.
      '4868': { '4': 52_380, '5': 0, '6': 52_380, '7': 10_000 },
    },
  },
  {
    name: 'older-couple-with-dividends',
    source:
      'Form 1040-ES by hand: born in 1960, so both are 65 at the end of 2025: 30,000 + 2 x 1,600; 2025 limits: 96,700 - 26,800 at 0%, 30,100 at 15%; Schedule Y-1 at 26,800: 2,385 + 12% of 2,950. 2024 (no boxes): 30,800 by the table 2,320 + 12% of 7,625 = 3,235; 36,750 at 15% = 5,512.50; 110% of 8,748',
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
        '2a': 33_200,
        '3': 126_800,
        '4': 7_254,
        '12a': 6_529,
        '12b': 9_623,
        '13': 500,
        '14a': 6_029,
        '14b': 6_754,
      },
      '1040-v': { order: 'taxpayer, spouse' },
    },
  },
];

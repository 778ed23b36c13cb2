import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario } from '../scenario';

/** Taxable income $45,400; Tax Table row $45,400 to $45,450: 1,160 + 12% of 33,825 = 5,219. */
const income = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  otherIncome: [{ description: 'Prize', amount: 60_000 }],
} as const satisfies ReturnInputJson;

export const underpayment: Scenario[] = [
  {
    name: 'nothing-paid-until-the-return',
    source:
      'Form 2210 and Penalty Worksheet (2024) by hand: $1,000 due four times and never paid. Days unpaid by rate period: 76+15 = 91, 92+92+15 = 199, 3 x 92 = 276, 3 x 105 + 90 = 405; 1,000 x (566/366 x 8% + 405/365 x 7%) = 201.39',
    input: { ...income, priorYear: { agi: 50_000, tax: 4_000 } },
    expect: {
      '1040': { '24': 5_219, '37': 5_420, '38': 201 },
      '2210': {
        '1': 5_219,
        '2': 0,
        '3': 0,
        '4': 5_219,
        '5': 4_697,
        '6': 0,
        '7': 5_219,
        '8': 4_000,
        '9': 4_000,
        '10a': 1_000,
        '11a': 0,
        '12a': null,
        '13a': null,
        '14a': null,
        '15a': 0,
        '16a': null,
        '17a': 1_000,
        '18a': null,
        '14b': 1_000,
        '16d': 3_000,
        '17d': 1_000,
        '19': 201,
      },
      '2210-penalty': {
        'period 1': 91_000,
        'period 2': 199_000,
        'period 3': 276_000,
        'period 4': 405_000,
        '14': 201,
      },
    },
    owed: 5_420,
  },
  {
    name: 'payments-late-and-in-part',
    source:
      'Form 2210 and Penalty Worksheet by hand; 110% of $6,000 is more than line 5. June 17 is in time (June 15 was a Saturday). Payments go to the earliest installment. Dollars times days: 200x61 + 774x63 + 448x15; 200x77 + 248x92 + 1,174x15; 248x32 + 252x32 + 200x92 + 722x92; 200x15 + 722x105 + 1,174x90; penalty 49.03 + 35.38',
    input: {
      ...income,
      priorYear: { agi: 160_000, tax: 6_000 },
      payments: {
        otherWithholding: 800,
        estimated: [
          { date: '2024-11-01', amount: 500 },
          { date: '2024-06-17', amount: 1_500 },
        ],
      },
    },
    expect: {
      '1040': { '33': 2_800, '37': 2_503, '38': 84 },
      '2210': {
        '6': 800,
        '7': 4_419,
        '8': 6_600,
        '9': 4_697,
        '10a': 1_174,
        '11 withheld': 200,
        '11a': 200,
        '17a': 974,
        '11b': 1_700,
        '12b': 0,
        '13b': 1_700,
        '14b': 974,
        '15b': 726,
        '16b': 0,
        '17b': 448,
        '11c': 200,
        '14c': 448,
        '15c': 0,
        '16c': 248,
        '17c': 1_174,
        '11d': 700,
        '14d': 1_422,
        '16d': 722,
        '17d': 1_174,
        '19': 84,
      },
      '2210-penalty': {
        'period 1': 67_682,
        'period 2': 55_826,
        'period 3': 100_824,
        'period 4': 184_470,
      },
    },
    owed: 2_503,
  },
  {
    name: 'penalty-out-of-a-refund',
    source:
      'Form 2210 by hand: line 9 = 4,697, 1,174 due each time and all of it paid on January 15, 2025. Days to then: 76+92+92+15 = 275, 15+92+92+15 = 214, 15+92+15 = 122; 1,174 x ((91+199+276)/366 x 8% + 45/365 x 7%) = 145.24 + 10.13; refund 5,600 - 5,219 - 155 (Instructions for Form 1040, line 38)',
    input: {
      ...income,
      priorYear: { fullYear: false },
      payments: { estimated: [{ date: '2025-01-15', amount: 5_600 }] },
    },
    expect: {
      '1040': { '34': 381, '35a': 226, '37': null, '38': 155 },
      '2210': { '8': null, '9': 4_697, '15d': 2_078, '17d': null, '18d': 904, '19': 155 },
      // 1,174 each for 76 + 15, 92 + 92 + 15, 3 x 92 and 3 x 15 days.
      '2210-penalty': {
        'period 1': 106_834,
        'period 2': 233_626,
        'period 3': 324_024,
        'period 4': 52_830,
      },
    },
    refund: 226,
    owed: 0,
  },
  {
    name: 'penalty-counts-what-estimates-must-cover',
    source:
      'Instructions for Form 2210, lines 1 to 3: tax after credits and the tax on early distributions, less refundable credits. Pension of $20,000 taken early: taxable 5,400, Tax Table 5,400 to 5,450: 543; 10% of 20,000; total 2,543; paid in time with four payments of 600 (2,289 needed)',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      retirement: [{ payer: 'Plan', grossDistribution: 20_000, taxableAmount: 20_000, code: '1' }],
      priorYear: { agi: 10_000, tax: 3_000 },
      payments: {
        estimated: ['2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15'].map((date) => ({
          date,
          amount: 600,
        })),
      },
    },
    expect: {
      '1040': { '37': 143, '38': null },
      '2210': {
        '1': 543,
        '2': 2_000,
        '4': 2_543,
        '5': 2_289,
        '9': 2_289,
        '10a': 572,
        '11a': 600,
        '17a': null,
        '18a': 28,
        '12b': 28,
        '18d': 112,
        '19': null,
      },
    },
    owed: 143,
  },
];

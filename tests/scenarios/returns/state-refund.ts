import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const worksheet =
  'Instructions for Form 1040 (2024), Schedule 1, line 1, State and Local Income Tax Refund Worksheet, by hand';

const itemizer = {
  ...single,
  w2s: [wages(80_000)],
  governmentPayments: [{ stateRefund: 900 }],
};
const prior = { itemized: true, stateTaxDeducted: true, filingStatus: 'single' as const };

/** Schedule 1, line 1. */
export const stateRefund: Scenario[] = [
  {
    name: 'whole-refund-taxed',
    source: worksheet,
    input: {
      ...itemizer,
      priorYear: {
        ...prior,
        ageAndBlindnessBoxes: 0,
        scheduleA: { stateIncomeTax: 5_000, stateAndLocalTaxes: 8_000, total: 20_000 },
      },
    },
    // 5d is below the limit; 20,000 - 13,850 = 6,150.
    expect: {
      'state-refund': {
        '1': 900,
        '2': null,
        '3': 900,
        '4': 20_000,
        '5': 13_850,
        '6': 0,
        '7': 13_850,
        '8': 6_150,
        '9': 900,
      },
      'schedule-1': { '1': 900 },
      '1040': { '8': 900, '11': 80_900 },
    },
  },
  {
    name: 'tax-above-the-limit-takes-up-part-of-the-refund',
    source: worksheet,
    input: {
      ...itemizer,
      priorYear: {
        ...prior,
        ageAndBlindnessBoxes: 0,
        scheduleA: { stateIncomeTax: 7_000, stateAndLocalTaxes: 10_600, total: 24_000 },
      },
    },
    expect: { 'state-refund': { '1': 900, '2': 600, '3': 300, '9': 300 }, 'schedule-1': { '1': 300 } },
  },
  {
    name: 'nothing-taxed-when-the-tax-above-the-limit-is-larger',
    source: worksheet,
    input: {
      ...itemizer,
      priorYear: {
        ...prior,
        ageAndBlindnessBoxes: 0,
        scheduleA: { stateIncomeTax: 9_000, stateAndLocalTaxes: 14_000, total: 24_000 },
      },
    },
    expect: {
      'state-refund': { '2': 4_000, '3': 0, '9': 0 },
      'schedule-1': { '1': null },
      '1040': { '11': 80_000 },
    },
  },
  {
    name: 'limited-to-what-was-itemized-above-the-standard-deduction-with-age',
    source: worksheet,
    input: {
      ...itemizer,
      filingStatus: 'mfj',
      taxpayer: person('1955-03-01'),
      spouse: person('1957-05-01'),
      priorYear: {
        ...prior,
        filingStatus: 'mfj',
        ageAndBlindnessBoxes: 2,
        scheduleA: { stateIncomeTax: 6_000, stateAndLocalTaxes: 9_000, total: 31_150 },
      },
    },
    // 27,700 + 2 x 1,500 = 30,700.
    expect: { 'state-refund': { '6': 3_000, '7': 30_700, '8': 450, '9': 450 }, 'schedule-1': { '1': 450 } },
  },
  {
    name: 'separate-returns-that-both-itemized-had-no-standard-deduction',
    source: worksheet + ': Note before line 5',
    input: {
      ...itemizer,
      governmentPayments: [{ stateRefund: 2_500 }],
      priorYear: {
        ...prior,
        filingStatus: 'mfs',
        spouseItemized: true,
        ageAndBlindnessBoxes: 0,
        scheduleA: { stateIncomeTax: 2_000, stateAndLocalTaxes: 5_700, total: 9_000 },
      },
    },
    // No more than the tax of 2,000; 5,700 is 700 above 5,000.
    expect: {
      'state-refund': { '1': 2_000, '2': 700, '3': 1_300, '5': null, '7': null, '8': 9_000, '9': 1_300 },
      'schedule-1': { '1': 1_300 },
    },
  },
  {
    name: 'limited-by-the-sales-tax-that-could-have-been-deducted',
    source:
      'Publication 525 (2024), Itemized Deduction Recoveries; Exception 4 of the instructions for Schedule 1, line 1',
    input: {
      ...itemizer,
      priorYear: {
        ...prior,
        ageAndBlindnessBoxes: 0,
        salesTaxAlternative: 1_450,
        scheduleA: { stateIncomeTax: 2_000, stateAndLocalTaxes: 6_000, total: 18_000 },
      },
    },
    expect: { 'state-refund': { '3': 900, '8': 4_150, '9': 550 }, 'schedule-1': { '1': 550 } },
  },
  ...(
    [
      ['head-of-household-one-box', 'hoh', 20_800 + 1_850],
      ['surviving-spouse-one-box', 'qss', 27_700 + 1_500],
      ['single-one-box', 'single', 13_850 + 1_850],
      ['separate-one-box', 'mfs', 13_850 + 1_500],
    ] as const
  ).map(([name, filingStatus, standard]): Scenario => ({
    name: `limited-by-the-standard-deduction-${name}`,
    source: `${worksheet}: lines 5 to 8`,
    input: {
      ...itemizer,
      priorYear: {
        ...prior,
        filingStatus,
        ageAndBlindnessBoxes: 1,
        scheduleA: { stateIncomeTax: 4_000, stateAndLocalTaxes: 4_500, total: standard + 130 },
      },
    },
    expect: { 'state-refund': { '7': standard, '8': 130, '9': 130 }, 'schedule-1': { '1': 130 } },
  })),
  ...(
    [
      ['head-of-household', 'hoh', 10_000],
      ['surviving-spouse', 'qss', 10_000],
      ['joint', 'mfj', 10_000],
      ['separate', 'mfs', 5_000],
    ] as const
  ).map(([name, filingStatus, limit]): Scenario => ({
    name: `tax-above-the-limit-${name}`,
    source: `${worksheet}: line 2`,
    input: {
      ...itemizer,
      priorYear: {
        ...prior,
        filingStatus,
        ageAndBlindnessBoxes: 0,
        scheduleA: { stateIncomeTax: 4_000, stateAndLocalTaxes: limit + 250, total: 40_000 },
      },
    },
    expect: { 'state-refund': { '2': 250, '9': 650 }, 'schedule-1': { '1': 650 } },
  })),
  {
    name: 'born-on-the-first-day-of-1959-has-a-box',
    source: `${worksheet}: line 6, born before January 2, 1959`,
    input: {
      ...itemizer,
      taxpayer: person('1959-01-01'),
      priorYear: {
        ...prior,
        scheduleA: { stateIncomeTax: 4_000, stateAndLocalTaxes: 4_500, total: 15_800 },
      },
    },
    // January 1, 1959 counts as 65 on December 31, 2023: 13,850 + 1,850 = 15,700.
    expect: { 'state-refund': { '6': 1_850, '9': 100 }, 'schedule-1': { '1': 100 } },
  },
  {
    name: 'born-on-january-2-1959-has-no-box',
    source: `${worksheet}: line 6, born before January 2, 1959`,
    input: {
      ...itemizer,
      taxpayer: person('1959-01-02'),
      priorYear: {
        ...prior,
        scheduleA: { stateIncomeTax: 4_000, stateAndLocalTaxes: 4_500, total: 13_950 },
      },
    },
    expect: { 'state-refund': { '6': 0, '9': 100 }, 'schedule-1': { '1': 100 } },
  },
  {
    name: 'a-stated-amount-goes-first',
    source: 'Return input: the taxable part, already worked out; Publication 525',
    input: {
      ...itemizer,
      stateRefundTaxable: 120,
      priorYear: {
        ...prior,
        ageAndBlindnessBoxes: 0,
        refundException: true,
        scheduleA: { stateIncomeTax: 5_000, stateAndLocalTaxes: 8_000, total: 20_000 },
      },
    },
    expect: { 'schedule-1': { '1': 120 } },
  },
  {
    name: 'sales-tax-deducted-makes-no-refund-taxable',
    source:
      'Instructions for Form 1040 (2024), Schedule 1, line 1: none is taxable if you deducted sales tax instead',
    input: { ...itemizer, priorYear: { itemized: true } },
    expect: { 'schedule-1': { '1': null }, '1040': { '11': 80_000 } },
  },
];

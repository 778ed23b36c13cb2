import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-04-02') };

export const canceledDebt: Scenario[] = [
  {
    // Owed 92,000, owned 86,500: insolvent by 5,500. 8,000 - 5,500 = 2,500 is taxed. 64,000 - 84,000: no basis goes down.
    name: 'canceled-debt-while-partly-insolvent',
    source: 'IRC 108(a)(1)(B), (a)(3) and (d)(3); IRC 1017(b)(2)',
    input: {
      ...single,
      w2s: [wages(40_000)],
      cancelledDebt: 300,
      excludedDebts: [
        {
          lender: 'First Town Bank',
          amount: 8_000,
          reason: 'insolvency',
          liabilities: 92_000,
          assets: 86_500,
        },
      ],
      afterCancellation: { propertyBasis: 64_000, liabilities: 84_000 },
    },
    expect: {
      '982': { '1a': null, '1b': true, '1e': null, '2': 5_500, '6': null, '10a': null, '10b': null },
      'schedule-1': { '8c': 2_800 },
      '1040': { '11': 42_800 },
    },
  },
  {
    // All 30,000 left out. 9,000 of capital losses less 3,000 allowed go on: 6,000. 24,000 left; basis 50,000 - 35,000 = 15,000.
    name: 'canceled-debt-in-bankruptcy',
    source: 'IRC 108(a)(1)(A), (b)(2)(D) and (E), (b)(4)(A); IRC 1017(b)(2)',
    input: {
      ...single,
      w2s: [wages(40_000)],
      sales: [{ acquired: '2020-02-03', sold: '2024-05-06', proceeds: 1_000, basis: 10_000 }],
      excludedDebts: [{ lender: 'Card Bank', amount: 30_000, reason: 'bankruptcy' }],
      afterCancellation: { propertyBasis: 50_000, liabilities: 35_000 },
    },
    expect: {
      '982': { '1a': true, '1b': null, '2': 30_000, '9': 6_000, '10a': 15_000 },
      'schedule-1': { '8c': null },
      '1040': { '11': 37_000 },
    },
  },
  {
    // 50,000 - 36,320 = 13,680 of losses are left after this year. 40,000 - 13,680 = 26,320; a credit of 2,000 takes 6,000; 20,320.
    name: 'canceled-debt-lowers-losses-and-credits',
    source: 'IRC 108(b)(2)(A) and (C), (b)(3)(B): a third of a dollar of credit for each dollar',
    input: {
      ...single,
      w2s: [wages(60_000)],
      netOperatingLosses: { from2018: 50_000 },
      priorYearMinimumTaxCredit: 2_908,
      excludedDebts: [{ lender: 'Card Bank', amount: 40_000, reason: 'bankruptcy' }],
      afterCancellation: { propertyBasis: 90_000, liabilities: 10_000 },
    },
    expect: {
      '982': { '2': 40_000, '6': 13_680, '8': 2_000, '9': null, '10a': 20_320 },
      '8801': { '25': 908, '26': 2_000 },
    },
  },
  {
    // 60,000 canceled, 15,000 of the loan paid off cards: 45,000 left out, 15,000 taxed. The home keeps 195,000 of its basis.
    name: 'canceled-debt-of-a-main-home',
    source: 'IRC 108(a)(1)(E), (h)(1), (h)(4)',
    input: {
      ...single,
      w2s: [wages(40_000)],
      excludedDebts: [
        {
          lender: 'Housing Bank',
          amount: 60_000,
          reason: 'home',
          otherHomeDebt: 15_000,
          homeBasis: 240_000,
        },
      ],
    },
    expect: {
      '982': { '1a': null, '1b': null, '1e': true, '2': 45_000, '10a': null, '10b': 45_000 },
      'schedule-1': { '8c': 15_000 },
    },
  },
  {
    name: '2025-canceled-debt-of-a-main-home',
    source: 'IRC 108(a)(1)(E): discharged before January 1, 2026',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(40_000)],
      excludedDebts: [{ lender: 'Housing Bank', amount: 60_000, reason: 'home' }],
    },
    expect: { '982': { '1e': true, '2': 60_000, '10b': null }, 'schedule-1': { '8c': null } },
  },
];

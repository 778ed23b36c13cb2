import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
const fund = (ordinary: number, qualified: number, foreignTaxPaid: number) => ({
  payer: 'Fund',
  ordinary,
  qualified,
  foreignTaxPaid,
});
const abroad = (grossIncome: number, qualifiedDividends: number, taxPaid: number) => ({
  country: 'RIC',
  grossIncome,
  qualifiedDividends,
  taxPaid,
});

const gains: Scenario[] = [
  {
    name: 'foreign-dividends-taxed-at-two-rates',
    source:
      'Instructions for Form 1116, "How to make adjustments", by hand: of 30,000 the worksheet taxes 11,625 (47,025 - 35,400) at 0% and 18,375 at 15%: 18,375 x 0.4054; 14,600 x 0.375; Worksheet for Line 18: 65,400 - 11,625 - 18,375 x 0.5946 = 42,849; 1,974 / 42,849; tax 4,019 + 2,756',
    input: {
      ...single,
      w2s: [wages(50_000)],
      dividends: [fund(30_000, 30_000, 1_500)],
      foreignTax: { byCountry: [abroad(30_000, 30_000, 1_500)] },
    },
    expect: {
      '1040': { '16': 6_775 },
      '1116': {
        '1a': 7_449,
        '3d': 30_000,
        '3g': 5_475,
        '7': 1_974,
        '18': 42_849,
        '19': 0.0461,
        '21': 312,
        '35': 312,
        unused: 1_188,
      },
    },
  },
  {
    name: 'foreign-tax-credit-with-gain-at-28',
    source:
      'Instructions for Form 1116, line 18, "Taxpayers Who Completed the Schedule D Tax Worksheet", by hand: lines 18, 30 and 42 of it are 290,400, 25,000 and 40,000; 5,000 + 25,000 x 0.4054 = 15,135; 355,400 - 40,000 x 0.2432 - 25,000 x 0.5946 = 330,807; 13,951 / 330,807 = 0.0422; 86,965 x 0.0422 = 3,669.92',
    input: {
      ...single,
      w2s: [wages(300_000)],
      dividends: [
        fund(30_000, 25_000, 4_000),
        { payer: 'Gold Fund', capitalGain: 40_000, collectibles28: 40_000 },
      ],
      foreignTax: { byCountry: [abroad(30_000, 25_000, 4_000)] },
    },
    expect: {
      'schedule-d-tax-worksheet': { '18': 290_400, '30': 25_000, '42': 40_000, '47': 86_965 },
      '1116': {
        '1a': 15_135,
        '3e': 370_000,
        '3g': 1_184,
        '7': 13_951,
        '18': 330_807,
        '19': 0.0422,
        '20': 86_965,
        '24': 3_670,
      },
    },
  },
  {
    name: 'foreign-tax-credit-with-gain-at-25',
    source:
      'Instructions for Form 1116, line 18, by hand: lines 33 and 39 of the Schedule D Tax Worksheet are 60,000 and 20,000; 30,000 x 0.5405 = 16,215; 665,400 - 20,000 x 0.3243 - 60,000 x 0.4595 = 631,344; 15,571 / 631,344 = 0.0247; 192,265 x 0.0247 = 4,748.95',
    input: {
      ...single,
      w2s: [wages(600_000)],
      dividends: [
        fund(30_000, 30_000, 4_000),
        { payer: 'Realty Fund', capitalGain: 50_000, unrecaptured1250: 20_000 },
      ],
      foreignTax: { byCountry: [abroad(30_000, 30_000, 4_000)] },
    },
    expect: {
      'schedule-d-tax-worksheet': { '33': 60_000, '39': 20_000, '47': 192_265 },
      '1116': { '1a': 16_215, '3g': 644, '7': 15_571, '18': 631_344, '19': 0.0247, '21': 4_749, '24': 4_000 },
    },
  },
  {
    name: 'adjustment-exception-with-gain-at-28',
    source:
      'Instructions for Form 1116, "Adjustment exception" for the Schedule D Tax Worksheet: line 18 is 85,400, foreign dividends 10,000; nothing is adjusted. 10,000 - 14,600 x 0.0714 = 8,958; 8,958 / 125,400 = 0.0714; 22,239 x 0.0714 = 1,587.86',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [
        fund(10_000, 10_000, 1_500),
        { payer: 'Gold Fund', capitalGain: 30_000, collectibles28: 30_000 },
      ],
      foreignTax: { byCountry: [abroad(10_000, 10_000, 1_500)] },
    },
    expect: {
      '1040': { '16': 22_239 },
      '1116': { '1a': 10_000, '7': 8_958, '18': 125_400, '19': 0.0714, '21': 1_588, '24': 1_500 },
    },
  },
];

const employedAbroad = (otherWages: number) => [{ country: 'Spain', periodFrom: '2020-03-01', otherWages }];
const footnote =
  'Instructions for Form 1040 (2024), footnote of the Foreign Earned Income Tax Worksheet, by hand';

const excesses: Scenario[] = [
  {
    name: 'capital-gain-excess-with-gain-at-28',
    source: `${footnote}: excess 40,000 - 25,400 = 14,600 comes off the gain and off Schedule D, line 18; 25,400 is left, all in the brackets up to 24%`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(100_000),
      dividends: [{ payer: 'Gold Fund', capitalGain: 40_000, collectibles28: 40_000 }],
    },
    expect: {
      'schedule-d-tax-worksheet': {
        '1': 125_400,
        '9': 25_400,
        '10': 25_400,
        '11': 25_400,
        '13': 0,
        '21': 125_400,
      },
      'foreign-earned-income-tax': { '3': 125_400, '4': 23_139, '5': 17_053, '6': 6_086 },
    },
  },
  {
    name: 'capital-gain-excess-with-gain-at-25',
    source: `${footnote}: the excess of 14,600 is a loss on line 16 of the Unrecaptured Section 1250 Gain Worksheet, 30,000 - 14,600 = 15,400; 10,000 of gain at 15%`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(100_000),
      dividends: [{ payer: 'Realty Fund', capitalGain: 40_000, unrecaptured1250: 30_000 }],
    },
    expect: {
      'schedule-d-tax-worksheet': {
        '9': 25_400,
        '11': 15_400,
        '13': 10_000,
        '21': 115_400,
        '30': 10_000,
        '39': 0,
      },
      'foreign-earned-income-tax': { '4': 22_239, '5': 17_053, '6': 5_186 },
    },
  },
  {
    name: 'capital-gain-excess-with-gains-at-both-rates',
    source: `${footnote}: excess 45,000 - 30,400 = 14,600: gain 40,000 - 14,600, dividends untouched; nothing is left of 10,000 at 28%; 20,000 at 25% less 14,600 - 10,000`,
    input: {
      ...single,
      foreignEarnedIncome: employedAbroad(120_000),
      dividends: [
        { payer: 'Fund', ordinary: 5_000, qualified: 5_000 },
        { payer: 'Gold Fund', capitalGain: 10_000, collectibles28: 10_000 },
        { payer: 'Realty Fund', capitalGain: 30_000, unrecaptured1250: 20_000 },
      ],
    },
    expect: {
      'schedule-d-tax-worksheet': {
        '6': 5_000,
        '9': 25_400,
        '11': 15_400,
        '13': 15_000,
        '21': 135_400,
        '30': 15_000,
      },
      'foreign-earned-income-tax': { '3': 150_400, '4': 27_789, '5': 21_843, '6': 5_946 },
    },
  },
];

export const foreignIncome: Scenario[] = [...gains, ...excesses];

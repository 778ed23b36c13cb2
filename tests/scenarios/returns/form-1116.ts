import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario, wages } from '../scenario';

const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
const fund = (ordinary: number, qualified = 0, foreignTaxPaid = 1_500) => ({
  payer: 'Fund',
  ordinary,
  qualified,
  foreignTaxPaid,
});
const country = { country: 'RIC', grossIncome: 10_000, taxPaid: 1_500 };

export const foreignTaxCredit: Scenario[] = [
  {
    name: 'passive-income-above-the-limit',
    source:
      'Form 1116 (2024) by hand: 14,600 x 0.0909 = 1,327; 8,673 / 95,400 = 0.0909; table at 95,400: 5,426 + 22% of 48,275 = 16,046.50; 16,047 x 0.0909 = 1,458.67',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000)],
      foreignTax: { byCountry: [country] },
    },
    expect: {
      '1040': { '16': 16_047, '20': 1_459 },
      'schedule-3': { '1': 1_459 },
      '1116': {
        category: 'passive',
        '1a': 10_000,
        '2': null,
        '3a': 14_600,
        '3b': null,
        '3c': 14_600,
        '3d': 10_000,
        '3e': 110_000,
        '3f': 0.0909,
        '3g': 1_327,
        '4a': null,
        '6': 1_327,
        '7': 8_673,
        '8': 1_500,
        '9': 1_500,
        '10': null,
        '11': 1_500,
        '14': 1_500,
        '15': 8_673,
        '17': 8_673,
        '18': 95_400,
        '19': 0.0909,
        '20': 16_047,
        '21': 1_459,
        '23': 1_459,
        '24': 1_459,
        '27': 1_459,
        '28': null,
        '32': 1_459,
        '33': 1_459,
        '35': 1_459,
        unused: 41,
      },
    },
  },
  {
    name: 'pay-from-abroad-with-itemized-deductions',
    source:
      'Form 1116 by hand: property taxes of 8,000 and mortgage interest of 12,000 count with 40%; (40,000 - 8,000) / 69,000 = 0.4638; joint table at 69,000: 2,320 + 12% of 45,825 = 7,819; all of the tax and of the carryover fits below 3,626',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1980-01-01'),
      spouse: person('1981-01-01'),
      w2s: [wages(100_000)],
      itemized: {
        stateIncomeTaxPaid: 9_000,
        realEstateTax: 8_000,
        mortgages: [{ interest: 12_000, balance: 300_000, originated: '2020-01-01' }],
        charityCash: 9_000,
      },
      foreignTax: {
        carryover: 250,
        byCountry: [
          { country: 'Germany', category: 'general', grossIncome: 30_000, taxPaid: 2_200 },
          { country: 'France', category: 'general', grossIncome: 10_000, taxPaid: 800 },
        ],
      },
    },
    expect: {
      '1040': { '12': 31_000, '15': 69_000, '16': 7_819, '20': 3_250 },
      '1116': {
        category: 'general',
        '1a': 40_000,
        '3a': 8_000,
        '3f': 0.4,
        '3g': 3_200,
        '4a': 4_800,
        '6': 8_000,
        '7': 32_000,
        '8': 3_000,
        '10': 250,
        '14': 3_250,
        '19': 0.4638,
        '21': 3_626,
        '24': 3_250,
        '27': null,
        '28': 3_250,
        '35': 3_250,
        unused: null,
      },
    },
  },
  {
    name: 'qualified-dividends-are-adjusted',
    source:
      'Instructions for Form 1116, "How to make adjustments" and Worksheet for Line 18, by hand: 10,000 x 0.4054; 14,600 x 0.0377 = 550.42; 250,400 - 15,000 x 0.5946 = 241,481; 3,504 / 241,481 = 0.0145; tax 53,014.50 + 15% of 15,000; 55,265 x 0.0145 = 801.34',
    input: {
      ...single,
      w2s: [wages(250_000)],
      dividends: [fund(15_000, 15_000)],
      foreignTax: { byCountry: [{ ...country, qualifiedDividends: 10_000 }] },
    },
    expect: {
      '1040': { '15': 250_400, '16': 55_265 },
      '1116': {
        '1a': 4_054,
        '3d': 10_000,
        '3e': 265_000,
        '3f': 0.0377,
        '3g': 550,
        '7': 3_504,
        '18': 241_481,
        '19': 0.0145,
        '20': 55_265,
        '21': 801,
        '35': 801,
        unused: 699,
      },
    },
  },
  {
    name: 'adjustment-exception',
    source:
      'Instructions for Form 1116, "Adjustment exception": other income 85,400 and foreign dividends 10,000. Table at 85,400: 5,426 + 22% of 38,275 = 13,846.50; 15% of 10,000; 15,347 x 0.0909 = 1,395.04',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000, 10_000)],
      foreignTax: { byCountry: [{ ...country, qualifiedDividends: 10_000 }] },
    },
    expect: {
      '1040': { '16': 15_347 },
      '1116': { '1a': 10_000, '7': 8_673, '18': 95_400, '19': 0.0909, '21': 1_395, '35': 1_395 },
    },
  },
  {
    name: 'two-categories-of-foreign-income',
    source:
      'Form 1116 (2024), one for each category, by hand: passive as above; general 14,600 x 0.1818 = 2,654, 17,346 / 95,400 = 0.1818, 16,047 x 0.1818 = 2,917.34; AMT 26% of 24,300 = 6,318, 8,673 / 110,000 = 0.0788',
    input: {
      ...single,
      w2s: [wages(100_000)],
      dividends: [fund(10_000)],
      foreignTax: {
        byCountry: [country, { country: 'Japan', category: 'general', grossIncome: 20_000, taxPaid: 5_000 }],
      },
    },
    expect: {
      '1116': {
        category: 'passive',
        '7': 8_673,
        '19': 0.0909,
        '24': 1_459,
        '26': null,
        '27': 1_459,
        '28': 2_917,
        '32': 4_376,
        '33': 4_376,
        '35': 4_376,
        unused: 41,
      },
      '1116-amt': { '14': 1_500, '17': 8_673, '18': 110_000, '19': 0.0788, '21': 498, '24': 498 },
      'schedule-3': { '1': 4_376 },
      'schedule-2': { '2': null },
    },
  },
  {
    name: 'foreign-branch-and-general-income',
    source:
      'Form 1116 by hand: general 14,600 x 0.2 = 2,920, limit 13,847 x 0.2 = 2,769, taxes 2,000 and 500 of other years; branch 1,000 below 13,847 x 0.3; AMT 26% of 14,300 = 3,718, 17,080 / 100,000 = 0.1708',
    input: {
      ...single,
      w2s: [wages(100_000)],
      foreignTax: {
        carryoverByCategory: { general: 500 },
        byCountry: [
          { country: 'Japan', category: 'general', grossIncome: 20_000, taxPaid: 2_000 },
          { country: 'Peru', category: 'foreignBranch', grossIncome: 30_000, taxPaid: 1_000 },
        ],
      },
    },
    expect: {
      '1116': {
        '3g': 2_920,
        '7': 17_080,
        '10': 500,
        '14': 2_500,
        '19': 0.2,
        '21': 2_769,
        '24': 2_500,
        '26': 1_000,
        '27': null,
        '28': 2_500,
        '35': 3_500,
      },
      '1116-amt': { '14': 2_500, '17': 17_080, '18': 100_000, '19': 0.1708, '21': 635, '24': 635 },
    },
  },
  {
    name: 'foreign-tax-credit-with-minimum-tax',
    source:
      'Form 1116 and Instructions for Form 6251, line 8 (simplified limitation), by hand: 28% of 414,300 less 4,652 = 111,352; 185,400 / 500,000 = 0.3708; 111,352 x 0.3708 = 41,289.32',
    input: {
      ...single,
      w2s: [wages(200_000)],
      amt: { isoSpread: 300_000 },
      foreignTax: {
        byCountry: [{ country: 'Japan', category: 'general', grossIncome: 200_000, taxPaid: 50_000 }],
      },
    },
    expect: {
      '1116': { '7': 185_400, '19': 1, '21': 37_539, '24': 37_539, '35': 37_539, unused: 12_461 },
      '1116-amt': { '14': 50_000, '17': 185_400, '18': 500_000, '19': 0.3708, '21': 41_289, '24': 41_289 },
      '6251': { '4': 500_000, '6': 414_300, '7': 111_352, '8': 41_289, '9': 70_063, '10': 0, '11': 70_063 },
      'schedule-2': { '2': 70_063 },
    },
  },
];

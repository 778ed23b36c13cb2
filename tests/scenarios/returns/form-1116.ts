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
];

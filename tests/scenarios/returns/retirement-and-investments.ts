import { person, type Scenario, wages } from '../scenario';

export const retirementAndInvestments: Scenario[] = [
  {
    name: 'joint-retired-benefits-partly-taxed',
    source: 'Social Security Benefits Worksheet, by hand',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1955-01-01'),
      spouse: person('1956-01-01'),
      socialSecurity: [{ netBenefits: 18_000 }, { owner: 'spouse', netBenefits: 12_000 }],
      retirement: [{ payer: 'Pension', grossDistribution: 20_000, taxableAmount: 20_000 }],
      interest: [{ payer: 'Bank', interest: 1_000 }],
    },
    expect: {
      '1040': {
        '2b': 1_000,
        '5a': null,
        '5b': 20_000,
        '6a': 30_000,
        '6b': 2_000,
        '11': 23_000,
        '12': 32_300,
        '24': 0,
      },
      'social-security-benefits': {
        '5': 36_000,
        '9': 4_000,
        '12': 4_000,
        '13': 2_000,
        '14': 2_000,
        '17': 25_500,
        '18': 2_000,
      },
    },
  },
  {
    name: 'separate-lived-together-benefits-at-85-percent',
    source: 'Social Security Benefits Worksheet, line 8: no base amount; Tax Table at $12,350',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1958-01-01'),
      socialSecurity: [{ netBenefits: 10_000 }],
      w2s: [wages(20_000)],
    },
    expect: {
      '1040': { '6a': 10_000, '6b': 8_500, '11': 28_500, '12': 16_150, '15': 12_350, '16': 1_253 },
      'social-security-benefits': { '8': null, '16': 21_250, '17': 8_500 },
    },
  },
  {
    name: 'separate-lived-apart-benefits-below-base',
    source: 'Social Security Benefits Worksheet, line 8',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      livedApartAllYear: true,
      taxpayer: person('1958-01-01'),
      socialSecurity: [{ netBenefits: 10_000 }],
      w2s: [wages(20_000)],
    },
    expect: { '1040': { '6b': 0, '11': 20_000 } },
  },
  {
    name: 'benefits-repaid',
    source: 'Instructions for Form 1040, lines 6a and 6b: box 5 in parentheses',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1958-01-01'),
      socialSecurity: [{ netBenefits: 1_000 }, { netBenefits: -2_500 }],
      w2s: [wages(40_000)],
    },
    expect: { '1040': { '6a': null, '6b': null, '9': 40_000 } },
  },
  {
    name: 'ira-with-charitable-distribution-and-unemployment',
    source:
      'Instructions for Form 1040, lines 4a and 4b ("More than one distribution": all of them on line 4a), and Schedule 1, line 7',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1950-01-01'),
      retirement: [
        {
          ira: true,
          grossDistribution: 10_000,
          taxableAmount: 10_000,
          taxableNotDetermined: true,
          qualifiedCharitable: 4_000,
        },
        { ira: true, grossDistribution: 1_000, taxableAmount: 1_000 },
      ],
      governmentPayments: [{ unemployment: 5_000, repaid: 500 }],
    },
    expect: {
      '1040': { '4a': 11_000, '4b': 7_000, '8': 4_500, '11': 11_500 },
      'schedule-1': { '7': 4_500, '10': 4_500 },
    },
  },
  {
    name: 'rollovers',
    source: 'Instructions for Form 1040, lines 4a to 5b: rollovers on line 4a or 5a, taxable part 0',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1960-06-01'),
      retirement: [
        { ira: true, grossDistribution: 8_000, rollover: 8_000 },
        { grossDistribution: 9_000, taxableAmount: 0, code: 'G' },
      ],
      w2s: [wages(30_000)],
    },
    expect: { '1040': { '4a': 8_000, '4b': 0, '5a': 9_000, '5b': 0, '9': 30_000 } },
  },
  {
    name: 'qualified-dividends-across-the-zero-rate',
    source: 'Qualified Dividends and Capital Gain Tax Worksheet, by hand',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [wages(60_000)],
      dividends: [{ payer: 'Fund', ordinary: 5_000, qualified: 4_000, capitalGain: 1_000 }],
    },
    expect: {
      '1040': { '3a': 4_000, '3b': 5_000, '7': 1_000, '9': 66_000, '15': 51_400, '16': 5_995 },
      'schedule-b': { '4': null, '6': 5_000 },
      'qualified-dividends': {
        '5': 46_400,
        '9': 625,
        '12': 4_375,
        '17': 4_375,
        '18': 656,
        '20': 0,
        '22': 5_339,
        '23': 5_995,
        '24': 6_367,
        '25': 5_995,
      },
    },
  },
  {
    name: 'interest-with-premium-and-exempt-part',
    source:
      'Instructions for Form 1040, lines 2a and 2b, and Schedule B, line 1: cents added before rounding',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      interest: [
        { payer: 'A', interest: 100.3, taxExemptInterest: 50, taxExemptBondPremium: 20 },
        { payer: 'B', interest: 200.3, treasuryInterest: 30, bondPremium: 40.2, nominee: 10 },
        { payer: 'C', interest: 10, accrued: 12, earlyWithdrawalPenalty: 7.5 },
      ],
    },
    expect: {
      '1040': { '2a': 30, '2b': 280, '11': 272 },
      'schedule-b': {
        '1 subtotal': 340,
        '1 nominee': 10,
        '1 accrued': 10,
        '1 premium': 40,
        '2': 280,
        '4': 280,
      },
      'schedule-1': { '18': 8, '26': 8 },
    },
  },
];

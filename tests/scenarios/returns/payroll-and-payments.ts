import { person, type Scenario, wages } from '../scenario';

export const payrollAndPayments: Scenario[] = [
  {
    name: 'additional-medicare-tax-250000',
    source: 'Form 8959 and Tax Computation Worksheet, by hand',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [
        {
          wages: 250_000,
          federalWithholding: 50_000,
          socialSecurityWages: 168_600,
          socialSecurityWithholding: 10_453.2,
          medicareWages: 250_000,
          medicareWithholding: 4_075,
        },
      ],
    },
    expect: {
      '8959': {
        '1': 250_000,
        '6': 50_000,
        '7': 450,
        '18': 450,
        '19': 4_075,
        '21': 3_625,
        '22': 450,
        '24': 450,
      },
      'schedule-2': { '11': 450, '21': 450 },
      '1040': {
        '15': 235_400,
        '16': 53_015,
        '23': 450,
        '24': 53_465,
        '25c': 450,
        '25d': 50_450,
        '37': 3_015,
      },
    },
    owed: 3_015,
  },
  {
    name: 'no-form-8959-at-the-threshold',
    source: 'Instructions for Form 8959, Who Must File',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [{ wages: 200_000, medicareWages: 200_000, medicareWithholding: 2_905 }],
    },
    expect: { '1040': { '23': null, '25c': null } },
  },
  {
    name: 'excess-social-security-of-two-employers',
    source:
      'Instructions for Schedule 3, line 11: 14,000.00 - 10,453.20 = 3,546.80; one employer alone gives nothing back',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1980-01-01'),
      spouse: person('1981-01-01'),
      w2s: [
        { wages: 112_903, socialSecurityWithholding: 7_000 },
        { wages: 112_903, socialSecurityWithholding: 7_000 },
        { owner: 'spouse', wages: 10_000, socialSecurityWithholding: 10_600 },
      ],
    },
    expect: { 'schedule-3': { '11': 3_547, '15': 3_547 }, '1040': { '31': 3_547 } },
  },
  {
    name: 'payments-of-every-kind',
    source: 'Form 1040, lines 25a to 36',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [wages(50_000, 4_000.5), wages(0, 0.5)],
      interest: [{ payer: 'Bank', interest: 100, federalWithholding: 24 }],
      gambling: [{ winnings: 2_000, federalWithholding: 480 }],
      payments: {
        estimated: [
          { date: '2024-04-15', amount: 300.25 },
          { date: '2024-06-17', amount: 300.25 },
        ],
        priorYearOverpayment: 100,
        withExtension: 50,
        otherWithholding: 6,
      },
      refund: { applyToNextYear: 200 },
    },
    // Taxable income 37,500: 1,160 + 12% of 25,925 = 4,271.
    expect: {
      '1040': {
        '16': 4_271,
        '25a': 4_001,
        '25b': 30,
        '25c': 480,
        '25d': 4_511,
        '26': 701,
        '31': 50,
        '33': 5_262,
        '34': 991,
        '35a': 791,
        '36': 200,
      },
      'schedule-1': { '8b': 2_000, '9': 2_000 },
    },
    refund: 791,
  },
  {
    name: 'uncollected-tax-on-tips',
    source: 'Instructions for Schedule 2, line 13: Form W-2, box 12, codes A, B, M and N',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [
        {
          ...wages(30_000),
          box12: [
            { code: 'A', amount: 62.4 },
            { code: 'B', amount: 14.2 },
            { code: 'DD', amount: 5_000 },
          ],
        },
      ],
    },
    expect: { 'schedule-2': { '13': 77, '21': 77 }, '1040': { '23': 77 } },
  },
  {
    // 230,000 - 200,000 = 30,000; 0.9%: 270, which the railroad withheld.
    name: 'railroad-additional-medicare-tax',
    source: 'Form 8959 (2024), Parts III and V; IRC 3201(a) and 3202(a)',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [
        {
          wages: 220_000,
          box14: [
            { description: 'RRTA COMPENSATION', amount: 230_000 },
            { description: 'TIER 1 TAX', amount: 10_453.2 },
            { description: 'TIER II TAX', amount: 6_000 },
            { description: 'MEDICARE TAX', amount: 3_335 },
            { description: 'ADDL MEDICARE TAX', amount: 270 },
          ],
        },
      ],
    },
    expect: {
      '8959': {
        '1': 0,
        '7': 0,
        '14': 230_000,
        '15': 200_000,
        '16': 30_000,
        '17': 270,
        '18': 270,
        '22': 0,
        '23': 270,
        '24': 270,
      },
      'schedule-2': { '11': 270 },
      '1040': { '25c': 270 },
    },
  },
  {
    // 8,000 + 5,000 - 10,453.20 = 2,546.80.
    name: 'railroad-and-another-job-with-excess-tier-1-tax',
    source: 'Publication 505 (2024), Worksheet 3-1; IRC 6413(c)',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [
        {
          wages: 120_000,
          box14: [
            { description: 'RRTA comp', amount: 129_032.26 },
            { description: 'Tier I', amount: 8_000 },
            { description: 'RRTA Medicare', amount: 1_870.97 },
          ],
        },
        { ...wages(80_645.16), socialSecurityWithholding: 5_000 },
      ],
    },
    expect: {
      'excess-social-security': { '1': 13_000, '4': 10_453, '5': 2_547 },
      'schedule-3': { '11': 2_547 },
    },
  },
  {
    // 168,600 - 160,000 = 8,600 left for Social Security tax on 18,470 of net earnings; 12.4%: 1,066.40.
    name: 'railroad-pay-beside-a-business',
    source: 'Schedule SE (2024), line 8a',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [
        {
          wages: 150_000,
          box14: [
            { description: 'RRTA compensation', amount: 160_000 },
            { description: 'Tier 1', amount: 9_920 },
            { description: 'Medicare', amount: 2_320 },
          ],
        },
      ],
      businesses: [{ id: 'b', name: 'Lee Design', income: { form1099Nec: 20_000 } }],
    },
    expect: { 'schedule-se': { '6': 18_470, '8a': 160_000, '9': 8_600, '10': 1_066 } },
  },
  {
    // Tier 1 tax 1,240 and Medicare tax 290 count like Social Security and Medicare tax.
    name: 'railroad-taxes-for-the-additional-child-tax-credit',
    source: 'Instructions for Schedule 8812 (2024), line 21; IRC 24(d)(1)(B)(ii)(I) and (2)',
    input: {
      taxYear: 2024,
      filingStatus: 'hoh',
      taxpayer: person('1985-01-01'),
      dependents: [2015, 2016, 2017].map((year) => ({
        dateOfBirth: `${year}-05-06`,
        relationship: 'child' as const,
      })),
      w2s: [
        {
          wages: 20_000,
          box14: [
            { description: 'RRTA compensation', amount: 20_000 },
            { description: 'Tier 1 tax', amount: 1_240 },
            { description: 'Medicare tax', amount: 290 },
          ],
        },
      ],
    },
    expect: { '8812': { '16a': 6_000, '16b': 5_100, '20': 2_625, '21': 1_530, '27': 2_625 } },
  },
];

import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const };
const source = 'Form 8962 (2024) and its instructions, worked by hand';
const year = (premium: number, benchmark: number, advance: number) =>
  Array.from({ length: 12 }, () => ({ premium, benchmark, advance }));

export const marketplace: Scenario[] = [
  {
    // 17,000 / 14,580 = 116%: nothing to pay oneself. 12 x 833.33 = 9,999.96.
    name: 'premium-credit-without-advance',
    source,
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [wages(17_000)],
      marketplace: [{ monthly: year(833.33, 833.33, 0) }],
    },
    expect: {
      '8962': {
        '1': 1,
        '2a': 17_000,
        '3': 17_000,
        '4': 14_580,
        '5': 116,
        '7': 0,
        '8a': 0,
        '8b': 0,
        '10': true,
        '11a': 10_000,
        '11b': 10_000,
        '11c': 0,
        '11d': 10_000,
        '11e': 10_000,
        '11f': 0,
        '12a': null,
        '24': 10_000,
        '25': 0,
        '26': 10_000,
        '27': null,
      },
      'schedule-3': { '9': 10_000, '15': 10_000 },
    },
  },
  {
    // 240%: 3.6% of 35,000 = 1,260, a month 105. Six months 420 - 105 = 315 and six months 430 - 105 = 325: 3,840.
    // Advance 12 x 350 = 4,200: 360 too much, below the cap of 950.
    name: 'premium-credit-month-by-month-repayment',
    source,
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [wages(35_000)],
      marketplace: [
        {
          monthly: [...year(400, 420, 350).slice(6), ...year(410, 430, 350).slice(6)],
        },
      ],
    },
    expect: {
      '8962': {
        '5': 240,
        '7': 0.036,
        '8a': 1_260,
        '8b': 105,
        '10': false,
        '11a': null,
        '12a': 400,
        '12b': 420,
        '12c': 105,
        '12d': 315,
        '12e': 315,
        '12f': 350,
        '13e': 315,
        '14e': 315,
        '15e': 315,
        '16e': 315,
        '17e': 315,
        '18a': 410,
        '18d': 325,
        '19e': 325,
        '20e': 325,
        '21e': 325,
        '22e': 325,
        '23e': 325,
        '23f': 350,
        '24': 3_840,
        '25': 4_200,
        '26': null,
        '27': 360,
        '28': 950,
        '29': 360,
      },
      'schedule-2': { '1a': 360, '1z': 360, '3': 360 },
      '1040': { '16': 2_219, '17': 360, '24': 2_579 },
    },
  },
  {
    // 192%: 1.68% of 28,000 = 470. 3,600 - 470 = 3,130; advance 4,080: 950 too much, capped at 375.
    name: 'premium-credit-repayment-capped',
    source,
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [wages(28_000)],
      marketplace: [{ annual: { premium: 4_200, benchmark: 3_600, advance: 4_080 } }],
    },
    expect: {
      '8962': {
        '5': 192,
        '7': 0.0168,
        '8a': 470,
        '8b': 39,
        '11c': 470,
        '11d': 3_130,
        '11e': 3_130,
        '11f': 4_080,
        '27': 950,
        '28': 375,
        '29': 375,
      },
    },
  },
  {
    // Two people: 19,720. 100,000 is over 400%: 8.5% = 8,500; 18,000 - 8,500 = 9,500; advance 12,000, all 2,500 is due.
    name: 'premium-credit-over-400-percent',
    source,
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1962-03-09'),
      spouse: person('1963-03-09'),
      w2s: [wages(100_000)],
      marketplace: [{ monthly: year(1_400, 1_500, 1_000) }],
    },
    expect: {
      '8962': {
        '1': 2,
        '4': 19_720,
        '5': 401,
        '7': 0.085,
        '8a': 8_500,
        '11a': 16_800,
        '11e': 9_500,
        '24': 9_500,
        '27': 2_500,
        '28': null,
        '29': 2_500,
      },
    },
  },
  {
    name: 'premium-credit-married-separate',
    source: 'Instructions for Form 8962 (2024), Married filing separately; Table 5',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1980-03-09'),
      w2s: [wages(25_000)],
      marketplace: [{ monthly: year(300, 320, 200) }],
    },
    expect: {
      '8962': {
        '5': 171,
        '7': null,
        '11a': null,
        '11f': 2_400,
        '24': 0,
        '25': 2_400,
        '27': 2_400,
        '28': 750,
        '29': 750,
      },
    },
  },
  {
    // The same with the exception: 171% gives 0.84% of 25,000 = 210; 3,840 - 210 = 3,630, but the premium was 3,600.
    name: 'premium-credit-married-separate-after-abuse',
    source: 'Instructions for Form 8962 (2024), Exception 2—Victim of domestic abuse or spousal abandonment',
    input: {
      taxYear: 2024,
      filingStatus: 'mfs',
      taxpayer: person('1980-03-09'),
      w2s: [wages(25_000)],
      marketplace: [{ monthly: year(300, 320, 200) }],
      marketplaceExceptions: { victimOfAbuse: true },
    },
    expect: { '8962': { '7': 0.0084, '8a': 210, '11d': 3_630, '11e': 3_600, '26': 1_200 } },
  },
  {
    name: 'premium-credit-below-the-poverty-line',
    source: 'Instructions for Form 8962 (2024), line 5, Household income below 100%',
    input: {
      ...single,
      taxpayer: person('1980-03-09'),
      w2s: [wages(14_579)],
      marketplace: [{ monthly: year(300, 320, 0) }],
    },
    expect: { '8962': { '5': 99, '7': null, '24': 0, '26': 0 }, '1040': { '31': null } },
  },
  {
    // Two policies of one state with one benchmark; Alaska, one child: 18,210 + 6,430 = 24,640; 64,640 is 262%:
    // 4.48% = 2,896 a year. 24 x 250 = 6,000 of premiums; 12 x 600 = 7,200 - 2,896 = 4,304.
    name: 'premium-credit-two-policies-alaska',
    source,
    input: {
      taxYear: 2024,
      filingStatus: 'hoh',
      taxpayer: person('1980-03-09'),
      dependents: [{ dateOfBirth: '2012-06-15', relationship: 'child' }],
      address: { state: 'AK' },
      w2s: [wages(64_640)],
      marketplace: [
        { state: 'AK', monthly: year(250, 600, 100) },
        { state: 'AK', monthly: year(250, 600, 200) },
      ],
    },
    expect: {
      '8962': {
        '1': 2,
        '4': 24_640,
        '5': 262,
        '7': 0.0448,
        '8a': 2_896,
        '11a': 6_000,
        '11b': 7_200,
        '11e': 4_304,
        '11f': 3_600,
        '26': 704,
      },
    },
  },
  {
    // Half of nothing is taxed: benefits of 20,000 stay outside AGI but count: 10,000 + 20,000 = 30,000, 205%.
    name: 'premium-credit-counts-untaxed-benefits',
    source: 'Instructions for Form 8962 (2024), Worksheet 1-1',
    input: {
      ...single,
      taxpayer: person('1961-03-09'),
      w2s: [wages(10_000)],
      interest: [{ taxExemptInterest: 500 }],
      socialSecurity: [{ netBenefits: 20_000 }],
      marketplace: [{ monthly: year(500, 500, 300) }],
    },
    expect: {
      '1040': { '11': 10_000 },
      '8962': { '2a': 30_500, '5': 209, '7': 0.0236, '8a': 720, '26': 1_680 },
    },
  },
];

import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const };
const limit = 'IRC 172(a)(2): losses before 2018 in full, later ones up to 80% of the rest of taxable income';

export const netOperatingLosses: Scenario[] = [
  {
    // 60,000 - 14,600 = 45,400; 80% is 36,320. 50,000 - 36,320 = 13,680 is left.
    name: 'net-operating-loss-above-80-percent',
    source: limit,
    input: {
      ...single,
      taxpayer: person('1980-04-02'),
      w2s: [wages(60_000)],
      netOperatingLosses: { from2018: 50_000 },
    },
    expect: {
      'net-operating-loss': {
        '1': 0,
        '2': 50_000,
        '3': 45_400,
        '4': 45_400,
        '5': 36_320,
        '6': 36_320,
        '7': 36_320,
        '8': 0,
        '9': 13_680,
      },
      'schedule-1': { '8a': -36_320, '9': -36_320, '10': -36_320 },
      '1040': { '8': -36_320, '11': 23_680, '12': 14_600, '15': 9_080, '16': 908 },
    },
  },
  {
    // 45,400 - 10,000 = 35,400; 80% is 28,320; 10,000 + 28,320 = 38,320.
    name: 'net-operating-loss-of-both-kinds',
    source: limit,
    input: {
      ...single,
      taxpayer: person('1980-04-02'),
      w2s: [wages(60_000)],
      netOperatingLosses: { before2018: 10_000, from2018: 50_000 },
    },
    expect: {
      'net-operating-loss': { '4': 35_400, '5': 28_320, '7': 38_320, '8': 0, '9': 21_680 },
      '1040': { '11': 21_680, '15': 7_080 },
    },
  },
  {
    // Losses before 2018 have no limit: 60,000 - 70,000 = -10,000; 70,000 - 45,400 = 24,600 is left.
    name: 'net-operating-loss-before-2018-above-income',
    source: 'IRC 172(a)(2)(A) and (b)(2): what is left is the loss less taxable income without it',
    input: {
      ...single,
      taxpayer: person('1980-04-02'),
      w2s: [wages(60_000)],
      netOperatingLosses: { before2018: 70_000, from2018: 5_000 },
    },
    expect: {
      'net-operating-loss': { '4': 0, '6': 0, '7': 70_000, '8': 24_600, '9': 5_000 },
      '1040': { '11': -10_000, '15': 0, '16': 0 },
    },
  },
  {
    // Without the loss 17,000 of benefits are taxable: 40,000 + 17,000 - 16,550 = 40,450. With it 2,500 are: 20,000 + 2,500.
    name: 'net-operating-loss-with-benefits-figured-anew',
    source: 'IRC 172(a)(2)(B)(ii)(I): taxable income without the deduction; IRC 86(b)(2)',
    input: {
      ...single,
      taxpayer: person('1950-04-02'),
      interest: [{ interest: 40_000 }],
      socialSecurity: [{ netBenefits: 20_000 }],
      netOperatingLosses: { from2018: 20_000 },
    },
    expect: {
      'net-operating-loss': { '3': 40_450, '5': 32_360, '7': 20_000, '9': 0 },
      '1040': { '6b': 2_500, '11': 22_500, '15': 5_950 },
    },
  },
  {
    // A net capital loss adds back to what uses up the loss, so nothing is said about next year. 57,000 - 14,600 = 42,400.
    name: 'net-operating-loss-with-a-capital-loss',
    source: 'IRC 172(b)(2)(A) and (d)(2)',
    input: {
      ...single,
      taxpayer: person('1980-04-02'),
      w2s: [wages(60_000)],
      sales: [{ acquired: '2020-02-03', sold: '2024-05-06', proceeds: 1_000, basis: 6_000 }],
      netOperatingLosses: { from2018: 50_000 },
    },
    expect: {
      'net-operating-loss': { '3': 42_400, '5': 33_920, '7': 33_920, '8': null, '9': null },
      '1040': { '7': -3_000, '11': 23_080 },
    },
  },
  {
    // 55,400 + 14,600 + 30,000 + 200,000 - 25,000 = 275,000; less 85,700, times 26%: 49,218. Regular tax on 55,400: 7,247.
    name: 'net-operating-loss-for-the-minimum-tax',
    source: 'IRC 56(a)(4) and (d); Form 6251 (2024), lines 2e and 2f',
    input: {
      ...single,
      taxpayer: person('1980-04-02'),
      w2s: [wages(100_000)],
      amt: { isoSpread: 200_000 },
      netOperatingLosses: { from2018: 30_000, minimumTax: 25_000 },
    },
    expect: {
      '6251': { '1': 55_400, '2a': 14_600, '2e': 30_000, '2f': 25_000, '4': 275_000, '7': 49_218 },
      '1040': { '16': 7_247, '17': 41_971 },
    },
  },
  {
    // 90% of 1,500,000 is 1,350,000; 150,000 - 85,700 = 64,300, times 26%: 16,718.
    name: 'net-operating-loss-limited-for-the-minimum-tax',
    source: 'IRC 56(d)(1)(A)(i)(II): 90% of alternative minimum taxable income',
    input: {
      ...single,
      taxpayer: person('1980-04-02'),
      w2s: [wages(100_000)],
      amt: { isoSpread: 1_400_000 },
      netOperatingLosses: { from2018: 30_000, minimumTax: 2_000_000 },
    },
    expect: {
      '6251': { '2e': 30_000, '2f': 1_350_000, '4': 150_000, '5': 85_700, '6': 64_300, '7': 16_718 },
      '1040': { '17': 9_471 },
    },
  },
  {
    // 60,000 - 15,750 - 2,000 - 6,000 = 36,250; 80% is 29,000.
    name: '2025-net-operating-loss-of-a-senior',
    source: `${limit}; Schedule 1-A (2025), line 37`,
    input: {
      taxYear: 2025,
      filingStatus: 'single',
      taxpayer: person('1950-04-02'),
      w2s: [wages(60_000)],
      netOperatingLosses: { from2018: 50_000 },
    },
    expect: {
      'net-operating-loss': { '3': 36_250, '5': 29_000, '7': 29_000, '9': 21_000 },
      'schedule-1': { '8a': -29_000 },
      '1040': { '11a': 31_000 },
    },
  },
];

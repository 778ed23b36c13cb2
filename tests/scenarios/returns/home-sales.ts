import { person, type Scenario, wages } from '../scenario';

const always = { ownedMonths: 60, livedMonths: 60 };

export const homeSales: Scenario[] = [
  {
    name: 'home-sale-of-a-couple-fully-excluded-with-form-1099-s',
    source:
      'IRC 121(b)(2); Instructions for Form 8949, column (g), codes E and H, by hand: 700,000 - 42,000 - 288,000 = 370,000, all excluded; Tax Table at $70,800: 2,320 + 12% of 47,625 = 8,035',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1970-01-01'),
      spouse: person('1971-01-01'),
      w2s: [wages(100_000)],
      homeSales: [
        {
          address: '8 Elm Street',
          acquired: '2012-05-01',
          sold: '2024-07-15',
          price: 700_000,
          sellingExpenses: 42_000,
          basis: 250_000,
          improvements: 38_000,
          form1099S: true,
          taxpayer: always,
          spouse: always,
        },
      ],
    },
    expect: {
      '1040': { '7': 0, '11': 100_000, '15': 70_800, '16': 8_035 },
      '8949': { Box: 'F', '2(d)': 700_000, '2(e)': 288_000, '2(g)': -412_000, '2(h)': 0 },
      '8949-line-1': { '1(f)': 'EH', '1(g)': -412_000, '1(h)': 0 },
      'schedule-d': { '10(d)': 700_000, '10(g)': -412_000, '10(h)': 0, '15': 0, '16': 0 },
      'home-sale': {
        '1': 700_000,
        '2': 42_000,
        '3': 658_000,
        '4': 288_000,
        '5': 370_000,
        '6': 0,
        '9': 370_000,
        '10a': 250_000,
        '10b': 250_000,
        '11': 370_000,
        '12': 0,
      },
    },
  },
  {
    name: 'home-sale-after-fifteen-months-for-work',
    source:
      'IRC 121(c)(1); Reg. 1.121-3(g), by hand: limit 250,000 × 15/24 = 156,250; gain left 43,750. Tax Table at $45,400 = 5,219; 1,625 at 0%, 42,125 at 15% = 6,319',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1985-01-01'),
      w2s: [wages(60_000)],
      homeSales: [
        {
          address: '4 Oak Street',
          acquired: '2023-01-10',
          sold: '2024-04-10',
          price: 500_000,
          basis: 300_000,
          taxpayer: { ownedMonths: 15, livedMonths: 15 },
          earlySaleReason: 'work',
        },
      ],
    },
    expect: {
      '1040': { '7': 43_750, '11': 103_750, '15': 89_150, '16': 11_538 },
      '8949': { Box: 'F', '2(d)': 500_000, '2(e)': 300_000, '2(g)': -156_250, '2(h)': 43_750 },
      '8949-line-1': { '1(f)': 'H' },
      'schedule-d': { '10(h)': 43_750, '15': 43_750, '19': null },
      'home-sale': { '5': 200_000, '10a': 156_250, '10b': 0, '11': 156_250, '12': 43_750 },
    },
  },
  {
    name: 'home-sale-with-depreciation-and-nonqualified-use',
    source:
      'IRC 121(b)(5), (d)(6); Pub. 523, Worksheet 3, by hand: net gain 280,000 - 20,000 = 260,000, × 730/3,650 = 52,000 not excluded; Schedule D Tax Worksheet: 15% of 52,000 = 7,800 and Tax Table at $85,400 = 13,847',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1975-01-01'),
      w2s: [wages(80_000)],
      homeSales: [
        {
          address: '2 Hill Road',
          acquired: '2014-07-01',
          sold: '2024-06-28',
          price: 640_000,
          sellingExpenses: 40_000,
          basis: 345_000,
          basisReductions: 5_000,
          depreciation: 20_000,
          nonqualifiedUseDays: 730,
          taxpayer: always,
        },
      ],
    },
    expect: {
      '1040': { '7': 72_000, '11': 152_000, '15': 137_400, '16': 21_647 },
      '8949': { '2(d)': 600_000, '2(e)': 320_000, '2(g)': -208_000, '2(h)': 72_000 },
      'schedule-d': { '15': 72_000, '19': 20_000, '20': false },
      'unrecaptured-1250': { '11': 0, '12': 20_000, '13': 20_000, '18': 20_000 },
      'home-sale': {
        '5': 280_000,
        '6': 20_000,
        '7': 260_000,
        '8': 52_000,
        '9': 208_000,
        '11': 208_000,
        '12': 72_000,
      },
    },
  },
  {
    name: 'home-sale-with-one-full-and-one-partial-exclusion',
    source:
      'IRC 121(b)(2)(B), (c); Pub. 523, Worksheet 1, by hand: the spouse excluded gain 12 whole months before, 250,000 × 12/24 = 125,000; gain 400,000 - 375,000 = 25,000; Tax Table at $70,800 = 8,035; 15% of 1,750 = 263',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1970-01-01'),
      spouse: person('1971-01-01'),
      w2s: [wages(100_000)],
      homeSales: [
        {
          address: '9 Lake Road',
          acquired: '2010-01-01',
          sold: '2024-08-20',
          price: 800_000,
          basis: 400_000,
          taxpayer: always,
          spouse: { ownedMonths: 0, livedMonths: 60, earlierExclusion: '2023-08-01' },
          earlySaleReason: 'health',
        },
      ],
    },
    expect: {
      '1040': { '7': 25_000, '15': 95_800, '16': 8_298 },
      'home-sale': { '10a': 250_000, '10b': 125_000, '11': 375_000, '12': 25_000 },
    },
  },
  {
    name: 'home-sale-of-a-widow-in-the-second-year',
    source:
      'IRC 121(b)(4), by hand: $500,000 within two years of the death; no Form 1099-S, so nothing is reported',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1960-03-01'),
      w2s: [wages(50_000)],
      homeSales: [
        {
          address: '1 Bay Road',
          acquired: '1999-01-01',
          sold: '2024-09-01',
          price: 700_000,
          basis: 280_000,
          taxpayer: always,
          spouse: always,
          spouseDied: '2023-03-01',
        },
      ],
    },
    expect: {
      '1040': { '7': null, '15': 35_400, '16': 4_019 },
      'schedule-d': { '16': null },
      'home-sale': { '10a': 250_000, '10b': 250_000, '11': 420_000, '12': 0 },
    },
  },
  {
    name: 'losses-on-a-home-and-a-car-do-not-count',
    source:
      'IRC 165(c); Instructions for Form 8949, codes E and L, by hand; Schedule 1 (2024), top of the form; Tax Table at $35,400: 1,160 + 12% of 23,825 = 4,019',
    input: {
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: person('1980-01-01'),
      w2s: [wages(50_000)],
      form1099KErrorOrPersonalLoss: 900,
      sales: [
        {
          description: 'Vehicle',
          acquired: '2020-02-01',
          sold: '2024-02-01',
          proceeds: 8_000,
          basis: 20_000,
          personalUse: true,
        },
        {
          description: 'Sofa',
          acquired: '2020-02-01',
          sold: '2024-02-01',
          proceeds: 300,
          basis: 1_200,
          personalUse: true,
          on1099b: false,
        },
      ],
      homeSales: [
        {
          address: '3 Mill Lane',
          acquired: '2021-01-01',
          sold: '2024-03-01',
          price: 300_000,
          sellingExpenses: 18_000,
          basis: 310_000,
          form1099S: true,
          taxpayer: { ownedMonths: 38, livedMonths: 38 },
        },
      ],
    },
    expect: {
      '1040': { '7': 0, '11': 50_000, '15': 35_400, '16': 4_019 },
      '8949-line-1': { '1(a)': 'Vehicle', '1(f)': 'L', '1(g)': 12_000, '1(h)': 0 },
      'schedule-1': { '1099-K': 900, '10': null },
      'schedule-d': { '8b(g)': 12_000, '8b(h)': 0, '10(g)': 10_000, '10(h)': 0, '16': 0 },
      'home-sale': { '5': -28_000, '11': 0, '12': 0 },
    },
  },
];

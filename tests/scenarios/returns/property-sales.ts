import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') } as const;
const rental = { id: 'r1', address: '8 Elm Street', kind: '1', fairRentalDays: 181 };

export const propertySales: Scenario[] = [
  {
    name: 'rental-house-and-its-land-sold-with-a-gain',
    source:
      'Form 4797 (2024), Parts I and III, and the worksheets of Schedule D by hand: Pub. 946, Table A-6, July: 1.667% + 9 × 3.636% + 3.637% × 5.5/12 of 220,000 = 79,328; tax 15% of 97,000 + tax on 151,061 = 14,550 + 29,297',
    input: {
      ...single,
      w2s: [wages(80_000)],
      rentals: [
        {
          ...rental,
          rents: 12_000,
          expenses: { taxes: 2_000 },
          assets: [
            {
              description: 'House',
              placedInService: '2014-07-15',
              cost: 220_000,
              class: '27.5',
              sold: { date: '2024-06-20', price: 300_000, sellingExpenses: 18_000 },
            },
          ],
          propertySales: [
            {
              description: 'Lot',
              kind: 'land',
              acquired: '2014-07-01',
              sold: '2024-06-20',
              price: 90_000,
              cost: 55_000,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 176_328, '8': 6_333, '11': 262_661, '15': 248_061, '16': 43_847 },
      '4797-line-2': { '2(a)': 'Lot', '2(d)': 90_000, '2(e)': 0, '2(f)': 55_000, '2(g)': 35_000 },
      '4797-part-3': {
        '20': 300_000,
        '21': 238_000,
        '22': 79_328,
        '23': 158_672,
        '24': 141_328,
        '25b': null,
        '26a': null,
        '26g': 0,
      },
      '4797': {
        '6': 141_328,
        '7': 176_328,
        '8': null,
        '11': null,
        '13': 0,
        '18b': 0,
        '30': 141_328,
        '32': 141_328,
      },
      '8960': { '4a': 6_333, '5a': 176_328, '5b': null, '12': 182_661, '17': 2_381 },
      'schedule-1': { '4': 0, '5': 6_333 },
      'schedule-d': { '11': 176_328, '15': 176_328, '19': 79_328 },
      'schedule-e-properties': { '18': 3_667, '21': 6_333 },
      'unrecaptured-1250': { '3': 79_328, '6': 79_328, '7': 79_328, '8': null, '9': 79_328, '18': 79_328 },
    },
  },
  {
    name: 'business-sells-a-machine-a-desk-and-new-tools',
    source:
      'Form 4797 (2024) by hand: machine 62.72% + 5.76% and desk 68.76% + 4.465% of cost depreciated (Pub. 946, Table A-1, half of the year of sale); Reg. 1.199A-3(b)(2)(ii)(A): 58,401 + 2,215 - 4,126 counts',
    input: {
      ...single,
      businesses: [
        {
          id: 'b1',
          name: 'Shop',
          income: { other: 60_000 },
          assets: [
            {
              description: 'Machine',
              placedInService: '2021-03-01',
              cost: 20_000,
              class: '5',
              sold: { date: '2024-05-10', price: 9_000 },
            },
            {
              description: 'Desk',
              placedInService: '2020-03-01',
              cost: 10_000,
              class: '7',
              sold: { date: '2024-05-10', price: 1_000 },
            },
          ],
          propertySales: [
            {
              description: 'Tools',
              kind: 'equipment',
              acquired: '2024-02-01',
              sold: '2024-09-01',
              price: 1_500,
              cost: 2_000,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': null, '8': 60_616, '11': 56_490, '13': 8_378, '15': 33_512, '16': 3_791 },
      '4797-line-2': { '2(a)': 'Desk', '2(d)': 1_000, '2(e)': 7_323, '2(f)': 10_000, '2(g)': -1_677 },
      '4797-line-10': { '10(a)': 'Tools', '10(g)': -500 },
      '4797-part-3': {
        '19(a)': 'Machine',
        '20': 9_000,
        '22': 15_392,
        '24': 4_392,
        '25a': 15_392,
        '25b': 4_392,
        '26g': null,
      },
      '4797': {
        '6': 0,
        '7': -1_677,
        '11': -1_677,
        '13': 4_392,
        '17': 2_215,
        '18b': 2_215,
        '31': 4_392,
        '32': 0,
      },
      'qualified-business-income': { income: 60_616, QBI: 56_490 },
      'schedule-1': { '3': 58_401, '4': 2_215, '10': 60_616 },
      'schedule-c': { '13': 1_599, '31': 58_401 },
      'schedule-d': { '11': null },
      'schedule-se': { '2': 58_401 },
    },
  },
  {
    name: 'fence-and-land-with-section-1231-losses-of-earlier-years',
    source:
      'Form 4797 (2024), lines 8, 9, 12 and 26, by hand: fence 37.68% + 3.115% of 30,000 = 12,239, straight line 60/180 = 10,000; line 7 = 8,000 + 9,000; tax 15% of 9,000 + Tax Table at $61,704 = 1,350 + 8,633',
    input: {
      ...single,
      w2s: [wages(50_000)],
      nonrecaptured1231Losses: 5_000,
      rentals: [
        {
          ...rental,
          rents: 20_000,
          expenses: { taxes: 3_000 },
          assets: [
            {
              description: 'Fence',
              placedInService: '2019-04-01',
              cost: 30_000,
              class: '15',
              sold: { date: '2024-10-10', price: 28_000 },
            },
          ],
          propertySales: [
            {
              description: 'Side lot',
              kind: 'land',
              acquired: '2019-04-01',
              sold: '2024-10-10',
              price: 40_000,
              sellingExpenses: 1_000,
              cost: 30_000,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 12_000, '8': 23_304, '11': 85_304, '15': 70_704, '16': 9_983 },
      '4797-line-2': { '2(g)': 9_000 },
      '4797-part-3': { '22': 12_239, '24': 10_239, '26a': 2_239, '26b': 2_239, '26g': 2_239 },
      '4797': {
        '6': 8_000,
        '7': 17_000,
        '8': 5_000,
        '9': 12_000,
        '12': 5_000,
        '13': 2_239,
        '17': 7_239,
        '18b': 7_239,
      },
      'schedule-1': { '4': 7_239, '5': 16_065 },
      'schedule-d': { '11': 12_000, '19': 3_000 },
      'unrecaptured-1250': { '3': 8_000, '7': 8_000, '8': 5_000, '9': 3_000, '18': 3_000 },
    },
  },
  {
    name: 'home-that-was-rented-out-when-it-was-sold',
    source:
      'Instructions for Form 4797, "Exclusion of Gain on Sale of a Home", by hand: gain 185,000, of which 15,000 from depreciation is left; house 3.636% of 200,000 × 10.5/12 = 6,363; tax 22% of 149,437 - 9,894 = 22,982',
    input: {
      taxYear: 2024,
      filingStatus: 'mfj',
      taxpayer: person('1970-01-01'),
      spouse: person('1971-01-01'),
      w2s: [wages(150_000)],
      homeSales: [
        {
          address: '8 Elm Street',
          acquired: '2015-01-10',
          sold: '2024-11-20',
          price: 500_000,
          sellingExpenses: 30_000,
          basis: 300_000,
          depreciation: 15_000,
          rentedAtSale: true,
          taxpayer: { ownedMonths: 60, livedMonths: 36 },
          spouse: { ownedMonths: 60, livedMonths: 36 },
        },
      ],
      rentals: [
        {
          ...rental,
          fairRentalDays: 320,
          rents: 24_000,
          expenses: { taxes: 4_000 },
          assets: [
            {
              description: 'House',
              placedInService: '2023-01-05',
              cost: 200_000,
              class: '27.5',
              sold: { date: '2024-11-20', homeSale: true },
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 15_000, '8': 13_637, '11': 178_637, '15': 149_437, '16': 22_982 },
      '4797-line-2': { '2(a)': 'Section 121 exclusion', '2(d)': null, '2(g)': -170_000 },
      '4797-part-3': { '20': 500_000, '21': 330_000, '22': 15_000, '24': 185_000, '26g': 0 },
      '4797': { '6': 185_000, '7': 15_000 },
      'home-sale': { '6': 15_000, '11': 170_000, '12': 15_000 },
      'schedule-d': { '10(h)': null, '11': 15_000, '19': 15_000 },
      'schedule-e-properties': { '18': 6_363, '21': 13_637 },
      'unrecaptured-1250': { '3': 15_000, '9': 15_000, '12': null },
    },
  },
  {
    name: 'land-of-an-active-business-is-no-investment-income',
    source:
      'Form 8960 (2024), lines 5a to 5d, and Form 4797, line 10, by hand; IRC 1411(c)(4): 10,000 of interest is all that is left, × 3.8% = 380',
    input: {
      ...single,
      w2s: [wages(250_000)],
      interest: [{ payer: 'Bank', interest: 10_000 }],
      businesses: [
        {
          id: 'b1',
          name: 'Yard',
          income: { other: 20_000 },
          propertySales: [
            {
              description: 'Lot',
              kind: 'land',
              acquired: '2015-01-01',
              sold: '2024-03-01',
              price: 150_000,
              cost: 100_000,
            },
            {
              description: 'Saw',
              kind: 'equipment',
              acquired: '2023-11-01',
              sold: '2024-08-01',
              price: 2_000,
              cost: 2_400,
              depreciation: 480,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 50_000, '11': 329_812 },
      '4797-line-2': { '2(g)': 50_000 },
      '4797-line-10': { '10(d)': 2_000, '10(e)': 480, '10(f)': 2_400, '10(g)': 80 },
      '4797': { '7': 50_000, '17': 80, '18b': 80 },
      '8960': { '5a': 50_080, '5b': -50_080, '5d': 0, '12': 10_000, '17': 380 },
      'schedule-d': { '11': 50_000 },
      'schedule-1': { '4': 80 },
    },
  },
  {
    name: 'furniture-of-a-rental-sold-within-a-year',
    source:
      'Form 4797 (2024), line 10, by hand: 500 - 1,200 = -700; Tax Table at $29,700: 1,160 + 12% of 18,125 = 3,335',
    input: {
      ...single,
      w2s: [wages(40_000)],
      rentals: [
        {
          ...rental,
          rents: 6_000,
          expenses: { taxes: 1_000 },
          propertySales: [
            {
              description: 'Stove',
              kind: 'equipment',
              acquired: '2024-01-15',
              sold: '2024-10-01',
              price: 500,
              cost: 1_200,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '8': 4_300, '11': 44_300, '15': 29_700, '16': 3_335 },
      '4797-line-10': { '10(g)': -700 },
      '4797': { '7': null, '17': -700, '18b': -700 },
      'schedule-1': { '4': -700, '5': 5_000 },
    },
  },
];

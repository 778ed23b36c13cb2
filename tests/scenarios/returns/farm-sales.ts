import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') } as const;

/** Form 4797 for farms: machines, animals, land and buildings. */
export const farmSales: Scenario[] = [
  {
    // The tractor's six table years are over with its sale in the sixth: 60,000 of depreciation, 3,456 of it in 2024.
    name: 'dairy-farm-trades-its-tractor-and-sells-raised-cows',
    source:
      'Instructions for Form 4797 (2024), "Where To Make First Entry": cows raised and kept two years in Part I, younger ones in Part II; Reg. 1.179-2(c)(1): 30,000 - 20,000 - 3,456 + 25,000 + 12,000 + 2,000 = 45,544 is the limit of section 179',
    input: {
      ...single,
      farms: [
        {
          id: 'dairy',
          product: 'Dairy',
          income: { raisedSales: 30_000 },
          expenses: { feed: 20_000 },
          assets: [
            {
              description: 'Old tractor',
              placedInService: '2019-03-01',
              cost: 60_000,
              class: '5',
              sold: { date: '2024-06-01', price: 25_500, sellingExpenses: 500 },
            },
            {
              description: 'New tractor',
              placedInService: '2024-06-01',
              cost: 40_000,
              class: '5',
              section179: 40_000,
            },
          ],
          propertySales: [
            {
              description: 'Cows',
              kind: 'cattle',
              acquired: '2020-03-01',
              sold: '2024-09-01',
              price: 12_500,
              sellingExpenses: 500,
              cost: 0,
            },
            {
              description: 'Young cows',
              kind: 'cattle',
              acquired: '2022-09-02',
              sold: '2024-09-01',
              price: 2_000,
              cost: 0,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 12_000, '8': -6_456, '9': 5_544 },
      '4562-part-1': { '8': 40_000, '11': 45_544, '12': 40_000 },
      '4797': { '6': 0, '7': 12_000, '13': 25_000, '17': 27_000, '18b': 27_000 },
      '4797-line-2': { '2(a)': 'Cows', '2(g)': 12_000 },
      '4797-line-10': { '10(a)': 'Young cows', '10(g)': 2_000 },
      '4797-part-3': { '19(a)': 'Old tractor', '22': 60_000, '24': 25_000, '25b': 25_000 },
      'qualified-business-income': { income: -6_456 },
      'schedule-1': { '4': 27_000, '6': -33_456 },
      'schedule-d': { '11': 12_000 },
      'schedule-f': { '14': 43_456, '34': -33_456 },
    },
  },
  {
    name: 'farm-sells-its-land-a-fence-and-bought-sheep',
    source:
      'Form 4797 (2024), Parts I and III, by hand: land 50,000 - 2,000 - 20,000; fence 9,000 + 6,000 - 10,000 = 5,000, of which 1,500 are above straight line; sheep kept one year, 4,000 + 2,500 - 5,000 = 1,500, all depreciation; Form 8960, line 5b',
    input: {
      ...single,
      w2s: [wages(250_000)],
      interest: [{ payer: 'Bank', interest: 1_000 }],
      farms: [
        {
          id: 'sheep',
          product: 'Wool',
          income: { raisedSales: 10_000 },
          propertySales: [
            {
              description: 'Pasture',
              kind: 'land',
              acquired: '2005-03-01',
              sold: '2024-09-01',
              price: 50_000,
              sellingExpenses: 2_000,
              cost: 20_000,
            },
            {
              description: 'Fence',
              kind: 'building',
              acquired: '2018-03-01',
              sold: '2024-09-01',
              price: 9_000,
              cost: 10_000,
              depreciation: 6_000,
              additionalDepreciation: 1_500,
            },
            {
              description: 'Sheep',
              kind: 'livestock',
              acquired: '2023-09-01',
              sold: '2024-09-01',
              price: 4_000,
              cost: 5_000,
              depreciation: 2_500,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 31_500, '8': 13_000 },
      '4797': { '6': 3_500, '7': 31_500, '13': 3_000, '18b': 3_000 },
      '4797-line-2': { '2(a)': 'Pasture', '2(g)': 28_000 },
      '4797-part-3': { '19(a)': 'Fence', '24': 5_000, '26g': 1_500 },
      '8960': { '5a': 34_500, '5b': -34_500, '12': 1_000 },
      'qualified-business-income': { income: 13_000 },
      'schedule-se': { '1a': 10_000 },
    },
  },
];

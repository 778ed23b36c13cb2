import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-01-01') } as const;
const source =
  'Instructions for Form 8582 (2024), "Disposition of an Entire Interest" and line 6, by hand; IRC 469(g)(1)(A)';

/** A house that was sold: without land, so that its depreciation is its only gain. */
const house = (price: number, depreciation: number) => ({
  description: 'House',
  kind: 'building' as const,
  acquired: '2010-01-01',
  sold: '2024-05-01',
  price,
  cost: 100_000,
  depreciation,
});
const rental = (rents: number, repairs: number) => ({
  id: 'r1',
  address: '8 Elm Street',
  kind: '1',
  fairRentalDays: 100,
  rents,
  expenses: { repairs },
});

/** Rentals that were sold in a year with passive losses. */
export const soldRentals: Scenario[] = [
  {
    name: 'rental-sold-entirely-with-an-overall-gain-frees-all-its-losses',
    source: `${source}, example 1: 15,525 less 2,800 and 12,650 is a gain of 75; the form is not filed`,
    input: {
      ...single,
      w2s: [wages(200_000)],
      rentals: [
        {
          ...rental(5_000, 7_800),
          priorUnallowedLoss: 12_650,
          soldEntirely: true,
          propertySales: [house(100_000, 15_525)],
        },
      ],
    },
    expect: {
      '1040': { '7': 15_525, '8': -15_450, '11': 200_075 },
      '8582': { '3': null },
      '8960': { '4a': -15_450, '5a': 15_525, '12': 75, '17': 3 },
      'schedule-e-properties': { '21': -2_800, '22': -15_450 },
      'schedule-d': { '11': 15_525, '19': 15_525 },
    },
  },
  {
    name: 'gain-of-a-rental-sold-entirely-takes-up-losses-of-another',
    source: `${source}: 1a 15,525, 1b 2,800 + 20,000, 1c 12,650; the form's line 3 is -19,925, and from $150,000 on there is no allowance`,
    input: {
      ...single,
      w2s: [wages(200_000)],
      rentals: [
        {
          ...rental(5_000, 7_800),
          priorUnallowedLoss: 12_650,
          soldEntirely: true,
          propertySales: [house(100_000, 15_525)],
        },
        { ...rental(1_000, 21_000), id: 'r2', address: '9 Elm Street' },
      ],
    },
    expect: {
      '1040': { '7': 15_525, '8': -15_525, '11': 200_000 },
      '8582': {
        '1a': 15_525,
        '1b': -22_800,
        '1c': -12_650,
        '3': -19_925,
        '6': 200_000,
        '9': 0,
        '10': 15_525,
        '11': 15_525,
      },
      'schedule-e': { '25': -15_525 },
      'schedule-e-properties': { '21': -2_800, '22': -15_450 },
    },
  },
  {
    name: 'rental-sold-entirely-with-an-overall-loss-stays-off-form-8582',
    source: `${source}: 2,000 less 3,330 and 11,150 is a nonpassive loss of 12,480; line 6 = 120,000 - 12,480, line 8 = 42,480 / 2`,
    input: {
      ...single,
      w2s: [wages(120_000)],
      rentals: [
        {
          ...rental(5_000, 8_330),
          priorUnallowedLoss: 11_150,
          soldEntirely: true,
          propertySales: [house(87_000, 15_000)],
        },
        { ...rental(5_000, 35_000), id: 'r2', address: '9 Elm Street' },
      ],
    },
    expect: {
      '1040': { '7': 2_000, '8': -35_720, '11': 86_280 },
      '8582': {
        '1a': null,
        '1b': -30_000,
        '1c': null,
        '3': -30_000,
        '6': 107_520,
        '8': 21_240,
        '9': 21_240,
        '11': 21_240,
      },
      'schedule-e': { '25': -35_720 },
      'schedule-e-properties': { '21': -3_330, '22': -14_480 },
    },
  },
  {
    name: 'part-of-a-rental-sold-with-a-gain-counts-with-its-income',
    source: `Instructions for Form 8582 (2024), "Disposition of Less Than an Entire Interest" and line 6, by hand: 2,000 - 3,330 = -1,330; MAGI is without the gain, which its own losses take up: 120,000`,
    input: {
      ...single,
      w2s: [wages(120_000)],
      rentals: [
        {
          ...rental(5_000, 8_330),
          priorUnallowedLoss: 21_150,
          soldEntirely: false,
          propertySales: [
            {
              description: 'Lot',
              kind: 'land',
              acquired: '2010-01-01',
              sold: '2024-05-01',
              price: 12_000,
              cost: 10_000,
            },
          ],
        },
      ],
    },
    expect: {
      '1040': { '7': 2_000, '8': -17_000, '11': 105_000 },
      '8582': { '1b': -1_330, '1c': -21_150, '3': -22_480, '6': 120_000, '9': 15_000, '11': 15_000 },
      'schedule-e-properties': { '21': -3_330, '22': -17_000 },
    },
  },
  {
    name: 'rented-home-sold-entirely-frees-its-losses',
    source: `${source}; IRC 121(b) and (d)(6): of a gain of 200,000 only the depreciation of 15,000 is taxed; 15,000 less 6,000 and 30,000 is a loss, allowed in full`,
    input: {
      ...single,
      w2s: [wages(180_000)],
      homeSales: [
        {
          address: '8 Elm Street',
          acquired: '2015-01-10',
          sold: '2024-11-20',
          price: 500_000,
          sellingExpenses: 30_000,
          basis: 285_000,
          depreciation: 15_000,
          rentedAtSale: true,
          taxpayer: { ownedMonths: 60, livedMonths: 36 },
        },
      ],
      rentals: [{ ...rental(12_000, 18_000), priorUnallowedLoss: 30_000, soldEntirely: true }],
    },
    expect: {
      '1040': { '7': 15_000, '8': -36_000, '11': 159_000 },
      '8582': { '3': null },
      'home-sale': { '11': 185_000, '12': 15_000 },
      'schedule-e-properties': { '21': -6_000, '22': -36_000 },
    },
  },
  {
    name: 'recapture-of-a-business-counts-for-the-rental-allowance',
    source:
      'Instructions for Form 8582 (2024), line 6, by hand: 90,000 + 5,000 + 40,000 of Schedule 1, line 4 = 135,000, so the allowance is 15,000 / 2',
    input: {
      ...single,
      w2s: [wages(90_000)],
      businesses: [
        {
          id: 'b1',
          name: 'Hauling',
          income: { other: 30_000 },
          expenses: { supplies: 25_000 },
          propertySales: [
            {
              description: 'Truck',
              kind: 'equipment',
              acquired: '2020-01-01',
              sold: '2024-05-01',
              price: 40_000,
              cost: 50_000,
              depreciation: 50_000,
            },
          ],
        },
      ],
      rentals: [{ ...rental(10_000, 35_000) }],
    },
    expect: {
      '1040': { '8': 37_500 },
      '8582': { '3': -25_000, '6': 135_000, '8': 7_500, '11': 7_500 },
      'schedule-1': { '4': 40_000, '5': -7_500 },
    },
  },
];

import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, type Scenario } from '../scenario';

type Assets = NonNullable<NonNullable<ReturnInputJson['businesses']>[number]['assets']>;
const single = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1960-01-01') } as const;
const farmer = (assets: Assets): ReturnInputJson => ({
  ...single,
  farms: [{ id: 'farm', income: { raisedSales: 80_000 }, assets }],
});
const shop = (assets: Assets): ReturnInputJson => ({
  ...single,
  businesses: [{ id: 'shop', income: { other: 80_000 }, assets }],
});
const ofFarms =
  'IRC 168(b)(2)(B) before P.L. 115-97; Rev. Proc. 87-57, section 6: 150% declining balance, worked by hand';
const ofBuildings =
  'IRC 168(c) before P.L. 103-66, 31.5 years from the middle of the month (Publication 946, Table A-7), worked by hand';

/** Property of the years before 2018 on farms, and commercial buildings of before May 13, 1993. */
export const olderProperty: Scenario[] = [
  {
    // 10.71, 19.13, 15.03, then 55.13 over 4.5 years: 12.25 four times, and the rest: 6.13%.
    name: 'farm-machine-of-2017-in-its-last-year',
    source: ofFarms,
    input: farmer([{ placedInService: '2017-06-15', cost: 100_000, class: '7' }]),
    expect: { 'schedule-f': { '14': 6_130 } },
  },
  {
    // 7.50, 13.88, 11.79, 10.02, then 56.81 over 6.5 years: 8.74%; of the half that the special allowance left.
    name: 'farm-structure-of-2016-with-bonus',
    source: `${ofFarms}; IRC 168(k): 50%`,
    input: farmer([{ placedInService: '2016-04-01', cost: 40_000, class: '10', bonus: true }]),
    expect: { 'schedule-f': { '14': 1_748 } },
  },
  {
    // All of the year's property in its last quarter: 2.68, 20.85, 16.39, 12.87, 12.18, 12.18, 12.19, and 10.66%.
    name: 'farm-machine-of-the-last-quarter-of-2017',
    source: ofFarms,
    input: farmer([{ placedInService: '2017-11-20', cost: 20_000, class: '7' }]),
    expect: { 'schedule-f': { '14': 2_132 } },
  },
  {
    // The same machine in a shop: 200% declining balance, 7.64%.
    name: 'machine-of-the-last-quarter-of-2017-in-a-shop',
    source: 'Publication 946 (2024), Table A-5, year 8',
    input: shop([{ placedInService: '2017-11-20', cost: 20_000, class: '7' }]),
    expect: { 'schedule-c': { '13': 1_528 } },
  },
  {
    // 31.5 - 2.5/12 - 31 = 0.2917 years: 0.926% of 200,000.
    name: 'commercial-building-of-1992-in-its-last-year',
    source: ofBuildings,
    input: shop([{ placedInService: '1992-10-05', cost: 200_000, class: '39' }]),
    expect: { 'schedule-c': { '13': 1_852 } },
  },
  {
    // 31.5 - 10.5/12 - 30 = 0.625 years: 1.984% of 200,000.
    name: 'commercial-building-of-1993-in-its-last-year',
    source: ofBuildings,
    input: shop([{ placedInService: '1993-02-20', cost: 200_000, class: '39' }]),
    expect: { 'schedule-c': { '13': 3_968 } },
  },
  {
    // Written off since 2021: 300,000 of gain, 100,000 of it from depreciation by straight line.
    name: 'commercial-building-of-1990-sold',
    source: `${ofBuildings}; Form 4797 (2024), lines 20 to 26g`,
    input: shop([
      {
        placedInService: '1990-06-10',
        cost: 100_000,
        description: 'Shop building',
        class: '39',
        sold: { date: '2024-08-15', price: 300_000 },
      },
    ]),
    expect: {
      'schedule-c': { '13': null },
      '4797-part-3': { '20': 300_000, '22': 100_000, '24': 300_000, '26g': 0, '24 unrecaptured': 100_000 },
      '4797': { '7': 300_000 },
    },
  },
  {
    // Before May 13, 1993, a day counts: 39 years since then, 2.564%.
    name: 'commercial-building-of-may-13-1993',
    source: 'Publication 946 (2024), Table A-7a',
    input: shop([{ placedInService: '1993-05-13', cost: 200_000, class: '39' }]),
    expect: { 'schedule-c': { '13': 5_128 } },
  },
];

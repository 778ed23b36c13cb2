import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { filer } from './edge';

type Asset = NonNullable<NonNullable<ReturnInputJson['businesses']>[number]['assets']>[number];

const year = 2024;
const cost = 1_000_000;
const classes = ['3', '5', '7', '10', '15', '20'] as const;
const firstMonths = ['02', '05', '08', '11'] as const;
const months = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
const ages = (count: number) => Array.from({ length: count }, (_, i) => i);

const firm = (assets: Asset[]): ReturnInputJson =>
  filer('single', { businesses: [{ id: 'firm', income: { other: 90_000_000 }, assets }] });

/** One asset of each class, all of one age. */
const allClasses = (age: number, month: string): Asset[] =>
  classes.map((name) => ({ placedInService: `${year - age}-${month}-15`, cost, class: name }));

const building = (name: '27.5' | '39', age: number): Asset[] =>
  months.map((month) => ({ placedInService: `${year - age}-${month}-15`, cost, class: name }));

/** A return that looks at cells of the depreciation tables, with the paths of these cells in the law. */
interface TableReturn {
  laws: readonly string[];
  input: ReturnInputJson;
}

const at = (laws: readonly string[], assets: Asset[]): TableReturn => ({ laws, input: firm(assets) });
const one = (law: string, asset: Partial<Asset>): TableReturn =>
  at([`depreciation.${law}`], [{ placedInService: '2024-06-15', cost, class: '20', ...asset }]);

type Car = NonNullable<NonNullable<ReturnInputJson['businesses']>[number]['vehicle']>;
const car = (law: string, vehicle: Partial<Car>): TableReturn => ({
  laws: [`depreciation.${law}`],
  input: filer('single', {
    businesses: [
      {
        id: 'firm',
        income: { other: 90_000_000 },
        vehicle: { businessMiles: 10_000, placedInService: '2024-06-15', cost: 60_000, ...vehicle },
      },
    ],
  }),
});

const cells = (table: string, age: number) => classes.map((name) => `depreciation.${table}.${name}.${age}`);
const byMonth = (table: string) => months.map((_, i) => `depreciation.${table}.${i}`);

/**
 * Every cell of the depreciation tables that 2024 can reach: each class in each year of its life, with the half-year
 * and the four mid-quarter conventions, and buildings of every month. The figures themselves are checked against
 * the rules in `lib/tax/us/form-4562/tables.test.ts`.
 */
export const depreciationReturns: readonly TableReturn[] = [
  ...ages(21).map((age) => at(cells('halfYear', age), allClasses(age, '06'))),
  ...ages(21).flatMap((age) =>
    firstMonths.map((month, quarter) =>
      // Something large in the last quarter makes quarters count.
      at(cells(`midQuarter.${quarter}`, age), [
        ...allClasses(age, month),
        { placedInService: `${year - age}-12-01`, cost: 90 * cost, class: '20' },
      ]),
    ),
  ),
  at(byMonth('residentialFirstYear'), building('27.5', 0)),
  at(['depreciation.residentialEarly'], building('27.5', 1)),
  at(['depreciation.residentialHigh', 'depreciation.residentialLow'], building('27.5', 10)),
  at(byMonth('residentialYear28'), building('27.5', 27)),
  at(byMonth('residentialYear29'), building('27.5', 28)),
  at(byMonth('commercialFirstYear'), building('39', 0)),
  at(['depreciation.commercialFullYear'], building('39', 1)),
  ...['2017-09-27', '2017-09-28', '2022-12-31', '2023-01-01', '2023-12-31', '2024-01-01'].map(
    (placedInService) => one('bonusRates', { placedInService, bonus: true }),
  ),
  // 40% of the property in the last quarter is not more than 40%.
  ...[4_000, 4_001].map((late) =>
    at(
      ['depreciation.midQuarterShare'],
      [
        { placedInService: '2024-03-01', cost: 6_000, class: '5' },
        { placedInService: '2024-11-01', cost: late, class: '5' },
      ],
    ),
  ),
  // The last year of seven: a day before and on the day, for the warning about the minimum tax.
  one('refiguredBefore', { placedInService: '2017-09-27', class: '7' }),
  one('refiguredBefore', { placedInService: '2017-09-28', class: '7' }),
  one('buildingsRefiguredBefore', { placedInService: '1998-12-31', class: '39' }),
  one('buildingsRefiguredBefore', { placedInService: '1999-01-01', class: '39' }),
  one('startsOn', { placedInService: '1987-01-01' }),
  one('startsOn', { placedInService: '1986-12-31' }),
  one('thirtyNineYearsFrom', { placedInService: '1993-05-13', class: '39' }),
  one('thirtyNineYearsFrom', { placedInService: '1993-05-12', class: '39' }),
  // Acquired a day before and on the day of the new rates; each rate of the old ones.
  ...['2017-09-27', '2017-09-28'].map((acquired) =>
    one('bonusAcquiredFrom', { placedInService: '2018-05-01', acquired, bonus: true }),
  ),
  ...[
    '2007-12-31',
    '2008-01-01',
    '2010-09-08',
    '2010-09-09',
    '2011-12-31',
    '2012-01-01',
    '2017-12-31',
    '2018-01-01',
    '2018-12-31',
    '2019-01-01',
    '2019-12-31',
    '2020-01-01',
  ].map((placedInService) =>
    one('bonusRatesEarlier', {
      placedInService,
      acquired: placedInService < '2017' ? placedInService : '2017-01-01',
      bonus: true,
    }),
  ),
  one('softwareMonths', { class: 'software' }),
  one('improvementsFrom', { class: 'qip', placedInService: '2018-01-01' }),
  one('improvementsFrom', { class: 'qip', placedInService: '2017-12-31' }),
  car('heavySuvLimit', { kind: 'heavySuv', section179: 30_500 }),
  car('heavySuvLimit', { kind: 'heavySuv', section179: 30_501 }),
  car('listedUseShare', { otherMiles: 10_000 }),
  car('listedUseShare', { otherMiles: 9_900 }),
  car('listedUseShare', { otherMiles: 10_100 }),
  // Each limit that 2024 can reach: below it and above it, with bonus and without.
  ...[2018, 2019, 2020, 2021, 2022, 2023, 2024].flatMap((first) =>
    [`${first}-01-01`, `${first - 1}-12-31`, `${first}-06-15`]
      .filter((placedInService) => placedInService >= '2018-01-01')
      .flatMap((placedInService) =>
        [40_000, 52_000, 60_000, 500_000].flatMap((price) => [
          car('carLimits', { placedInService, cost: price }),
          car('carLimits', { placedInService, cost: price, bonus: true }),
        ]),
      ),
  ),
  // Cars of 2012 to 2017 are behind their recovery period: the last limit counts, and what the others took.
  ...[2012, 2013, 2014, 2015, 2016, 2017].flatMap((first) =>
    [`${first}-01-01`, `${first - 1}-12-31`].flatMap((placedInService) =>
      [22_000, 24_000, 26_000, 28_500, 30_000, 33_000, 36_000, 37_000, 40_000].flatMap((price) => [
        car('earlierCarLimits', { placedInService, cost: price }),
        car('earlierCarLimits', { placedInService, cost: price, bonus: true }),
        car('earlierTruckLimits', { placedInService, cost: price, onTruckChassis: true }),
        car('earlierTruckLimits', { placedInService, cost: price, onTruckChassis: true, bonus: true }),
      ]),
    ),
  ),
  one('oldCommercialYears', { class: '39', placedInService: '1993-02-01' }),
  one('thirtyNineYearsFrom', { class: '39', placedInService: '1993-05-12' }),
  car('carLimits', { placedInService: '2017-12-31' }),
  {
    laws: ['depreciation.section179SeparateShare'],
    input: filer('mfs', {
      businesses: [
        {
          id: 'firm',
          income: { other: 9_000_000 },
          assets: [{ placedInService: '2024-06-15', cost, class: '5', section179: 610_000 }],
        },
      ],
    }),
  },
];

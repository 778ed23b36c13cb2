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

/**
 * Returns that look at every cell of the depreciation tables that 2024 can reach: each class in each year of its life,
 * with the half-year and the four mid-quarter conventions, and buildings of every month.
 */
export const depreciationReturns: readonly ReturnInputJson[] = [
  ...ages(21).map((age) => firm(allClasses(age, '06'))),
  ...ages(21).flatMap((age) =>
    firstMonths.map((month) =>
      // Something large in the last quarter makes quarters count.
      firm([
        ...allClasses(age, month),
        { placedInService: `${year - age}-12-01`, cost: 90 * cost, class: '20' },
      ]),
    ),
  ),
  ...[0, 1, 9, 10, 27, 28].map((age) => firm(building('27.5', age))),
  ...[0, 1].map((age) => firm(building('39', age))),
  ...(
    [
      '2008-01-01',
      '2010-09-08',
      '2010-09-09',
      '2011-12-31',
      '2012-01-01',
      '2017-09-27',
      '2017-09-28',
      '2022-12-31',
      '2023-01-01',
      '2023-12-31',
      '2024-01-01',
    ] as const
  ).map((placedInService) => firm([{ placedInService, cost, class: '20', bonus: true }])),
  // 40% of the property in the last quarter is not more than 40%.
  firm([
    { placedInService: '2024-03-01', cost: 6_000, class: '5' },
    { placedInService: '2024-11-01', cost: 4_000, class: '5' },
  ]),
  firm([
    { placedInService: '2024-03-01', cost: 6_000, class: '5' },
    { placedInService: '2024-11-01', cost: 4_001, class: '5' },
  ]),
  firm([{ placedInService: '1987-01-01', cost, class: '20' }]),
  firm([{ placedInService: '1986-12-31', cost, class: '20' }]),
  firm([{ placedInService: '1993-05-13', cost, class: '39' }]),
  firm([{ placedInService: '1993-05-12', cost, class: '39' }]),
];

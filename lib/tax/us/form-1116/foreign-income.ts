import { roundToPlaces } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { addEntries, blankIfZero, smallerOf, sum } from '../../engine/verbs';
import { type Cents, dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { alimonyPaid, hsa, ira } from '../schedule-1/adjustments';
import {
  allMortgageInterest,
  limitedStateTaxes,
  medicalDeduction,
  personalPropertyTaxes,
  realEstateTaxes,
  scheduleA,
  salesTaxElected,
  stateTaxes,
} from '../schedule-a/schedule-a';
import { standardDeduction } from '../worksheets/standard-deduction';
import { shareThatCounts } from './gain-shares';
import { grossIncomeOfAll } from './gross-income';
import { type CategoryIncome, listCategories } from './categories';
import { allExcluded, excludedGross, excludedShare, grossAbroad } from './excluded-pay';
import { hasHighTaxed, movedDeductions, movedIncome } from './high-taxed';
import { investmentInterestOf, loanInterestOf } from './interest';

/** One copy for each category of income. */
const all: CopyMakers<CategoryIncome> = formWithCopies(
  '1116',
  'Foreign Tax Credit (Individual, Estate, or Trust)',
  listCategories,
  {
    sequence: '19',
    source: 'Form 1116 (2024) and its instructions',
    attachedWhen: (reader) => reader.item.countries.length > 0 || hasHighTaxed(reader),
  },
);
export const { form: form1116, ...makers } = all;
const { money, rate, choice } = makers;

const places = 4;

export const category = choice(
  'category',
  'Category of income',
  'Check only one box on each Form 1116: foreign branch category income, passive category income, or general category income',
  ({ item }) => item.category,
);

export type CategoryReader = TaxCopyReader<CategoryIncome>;

/** High-taxed passive income leaves the passive category and comes into the general one. */
export function whenMoving(reader: CategoryReader, line: Line<number>): number | null {
  const { category: kind } = reader.item;
  if (!hasHighTaxed(reader) || kind === 'foreignBranch') return null;
  const amount = sum(reader.each(line));
  return blankIfZero(kind === 'passive' ? -amount : amount);
}

export const highTaxedColumn = choice(
  'i',
  'High-taxed income',
  'If you have passive income that is high-taxed income, enter “HTKO” on line i of a separate column',
  (reader) => (reader.item.category !== 'foreignBranch' && hasHighTaxed(reader) ? 'HTKO' : null),
);

export const highTaxedIncome = money(
  '1a-HTKO',
  'High-taxed income',
  'HTKO column: on the form for passive category income, a negative number; on the form for the other category, a positive number',
  (reader) => whenMoving(reader, movedIncome),
);

/** Without earned income that Form 2555 excludes. */
export const grossForeignIncome = money(
  '1a',
  'Gross foreign income',
  'Gross income from sources within country shown above and of the type checked above (see instructions)',
  (reader) => {
    const { countries } = reader.item;
    const gross = dollarsOf(countries, (country) => country.grossIncome);
    const dividends = dollarsOf(countries, (country) => country.qualifiedDividends);
    const counted = gross - dividends + dividends * shareThatCounts(reader);
    return counted - excludedGross(reader, countries) + reader.get(highTaxedIncome);
  },
);

export const relatedExpenses = money(
  '2',
  'Definitely related expenses',
  'Expenses definitely related to the income on line 1a (attach statement)',
  (reader) => {
    const { countries } = reader.item;
    const excluded = sum(
      countries.map((country) => exactDollars(country.relatedExpenses) * excludedShare(reader, country)),
    );
    return blankIfZero(dollarsOf(countries, (country) => country.relatedExpenses) - excluded);
  },
);

/** With itemized deductions: medical expenses, and sales and property taxes within the limit of line 5e. */
export const generalDeductions = money(
  '3a',
  'Itemized or standard deduction',
  'Certain itemized deductions or standard deduction (see instructions)',
  ({ attached, get, entry }) => {
    if (!attached(scheduleA)) return get(standardDeduction);
    const taxes =
      (entry(salesTaxElected) === true ? get(stateTaxes) : 0) +
      get(realEstateTaxes) +
      get(personalPropertyTaxes);
    return get(medicalDeduction) + smallerOf(taxes, get(limitedStateTaxes));
  },
);

export const otherDeductions = money(
  '3b',
  'Other deductions',
  'Other deductions (attach statement)',
  ({ entry }) => addEntries([entry(hsa), entry(alimonyPaid), entry(ira)]),
);

export const sharedDeductions = money(
  '3c',
  'Deductions to apportion',
  'Add lines 3a and 3b',
  ({ get }) => get(generalDeductions) + get(otherDeductions),
);

export const grossOfCategory = money(
  '3d',
  'Gross foreign source income',
  'Gross foreign source income (see instructions)',
  ({ item }) => dollarsOf(item.countries, (country) => country.grossIncome),
);

export const grossOfAll = money(
  '3e',
  'Gross income from all sources',
  'Gross income from all sources (see instructions)',
  (reader) => grossIncomeOfAll(reader),
);

export const shareAbroad = rate(
  '3f',
  'Foreign share of gross income',
  'Divide line 3d by line 3e (see instructions)',
  ({ get }) =>
    get(grossOfAll) <= 0 ? 1 : smallerOf(1, roundToPlaces(get(grossOfCategory) / get(grossOfAll), places)),
);

export const deductionsAbroad = money(
  '3g',
  'Apportioned deductions',
  'Multiply line 3c by line 3f',
  ({ get }) => get(sharedDeductions) * get(shareAbroad),
);

/** The share of gross income without what Form 2555 excludes (Worksheet for Home Mortgage Interest, line 3). */
function shareWithoutExcluded(reader: CategoryReader): number {
  const { get, item } = reader;
  const excluded = allExcluded(reader);
  if (excluded === 0) return get(shareAbroad);
  const all = get(grossOfAll) - excluded;
  const own = get(grossOfCategory) - excludedGross(reader, item.countries);
  return all <= 0 ? 1 : smallerOf(1, roundToPlaces(own / all, places));
}

/** Up to $5,000 of foreign income all interest belongs to income of the United States. */
const sharesInterest = (reader: CategoryReader): boolean =>
  grossAbroad(reader) > reader.law.foreignTax.interestFrom;

export const mortgageInterestAbroad = money(
  '4a',
  'Home mortgage interest',
  'Home mortgage interest (use the Worksheet for Home Mortgage Interest in the instructions)',
  (reader) =>
    reader.attached(scheduleA) && sharesInterest(reader)
      ? blankIfZero(reader.get(allMortgageInterest) * shareWithoutExcluded(reader))
      : null,
);

/** The share of assets that produce this income; none where their basis isn't stated. */
const shareOfAssets = (part: Cents, whole: Cents | null): number =>
  whole === null || !isSome(whole) ? 0 : smallerOf(1, exactDollars(part) / exactDollars(whole));

/** Investment interest by investments, whose income abroad is passive; interest on student and car loans by all assets. */
export const otherInterestAbroad = money(
  '4b',
  'Other interest expense',
  'Other interest expense',
  (reader) => {
    if (!sharesInterest(reader)) return null;
    const { assets } = reader.facts.foreignTax;
    const { category: kind } = reader.item;
    const investments = kind === 'passive' ? shareOfAssets(assets.investmentsAbroad, assets.investments) : 0;
    return blankIfZero(
      investmentInterestOf(reader) * investments +
        loanInterestOf(reader) * shareOfAssets(assets.abroad[kind], assets.all),
    );
  },
);

export const highTaxedDeductions = money(
  '6-HTKO',
  'Deductions related to high-taxed income',
  'HTKO column: deductions definitely related or apportioned to high-taxed income',
  (reader) => whenMoving(reader, movedDeductions),
);

export const allDeductions = money(
  '6',
  'Deductions',
  'Add lines 2, 3g, 4a, 4b, and 5',
  ({ get }) =>
    get(relatedExpenses) +
    get(deductionsAbroad) +
    get(mortgageInterestAbroad) +
    get(otherInterestAbroad) +
    get(highTaxedDeductions),
);

export const netForeignIncome = money(
  '7',
  'Net foreign income',
  'Subtract line 6 from line 1a. Enter the result here and on line 15, page 2',
  ({ get }) => get(grossForeignIncome) - get(allDeductions),
);

import { roundToPlaces } from '../../engine/rounding';
import { addEntries, blankIfZero, smallerOf } from '../../engine/verbs';
import { dollarsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type CopyMakers, formWithCopies } from '../form';
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

/** One copy for each category of income. */
const all: CopyMakers<CategoryIncome> = formWithCopies(
  '1116',
  'Foreign Tax Credit (Individual, Estate, or Trust)',
  listCategories,
  { sequence: '19', source: 'Form 1116 (2024) and its instructions' },
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

export const grossForeignIncome = money(
  '1a',
  'Gross foreign income',
  'Gross income from sources within country shown above and of the type checked above (see instructions)',
  (reader) => {
    const gross = dollarsOf(reader.item.countries, (country) => country.grossIncome);
    const dividends = dollarsOf(reader.item.countries, (country) => country.qualifiedDividends);
    return gross - dividends + dividends * shareThatCounts(reader);
  },
);

export const relatedExpenses = money(
  '2',
  'Definitely related expenses',
  'Expenses definitely related to the income on line 1a (attach statement)',
  ({ item }) => blankIfZero(dollarsOf(item.countries, (country) => country.relatedExpenses)),
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

/** Income of all categories from abroad. */
export const grossAbroad = ({ foreignTax }: ReturnInput): number =>
  dollarsOf(foreignTax.byCountry, (country) => country.grossIncome);

/** Up to $5,000 of foreign income all interest belongs to income of the United States. */
export const mortgageInterestAbroad = money(
  '4a',
  'Home mortgage interest',
  'Home mortgage interest (use the Worksheet for Home Mortgage Interest in the instructions)',
  ({ attached, get, law, facts }) =>
    attached(scheduleA) && grossAbroad(facts) > law.foreignTax.interestFrom
      ? blankIfZero(get(allMortgageInterest) * get(shareAbroad))
      : null,
);

export const allDeductions = money(
  '6',
  'Deductions',
  'Add lines 2, 3g, 4a, 4b, and 5',
  ({ get }) => get(relatedExpenses) + get(deductionsAbroad) + get(mortgageInterestAbroad),
);

export const netForeignIncome = money(
  '7',
  'Net foreign income',
  'Subtract line 6 from line 1a. Enter the result here and on line 15, page 2',
  ({ get }) => get(grossForeignIncome) - get(allDeductions),
);

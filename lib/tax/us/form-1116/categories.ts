import { isSome } from '../../facts/cents';
import { type ForeignCategory } from '../../facts/foreign-tax';
import { type ReturnInput } from '../../facts/return-input';

export type ForeignCountry = ReturnInput['foreignTax']['byCountry'][number];

/** One Form 1116: the countries of one category of income. */
export interface CategoryIncome {
  readonly category: ForeignCategory;
  readonly countries: readonly ForeignCountry[];
}

interface Given {
  readonly facts: ReturnInput;
}

const none: readonly CategoryIncome[] = [];

/** In the order in which the categories are stated. */
export function listStated({ facts }: Given): readonly CategoryIncome[] {
  const { byCountry } = facts.foreignTax;
  if (byCountry.length === 0) return none;
  return [...new Set(byCountry.map(({ category }) => category))].map((category) => ({
    category,
    countries: byCountry.filter((country) => country.category === category),
  }));
}

const isTaxed = ({ category, countries }: CategoryIncome): boolean =>
  category === 'passive' && countries.some(({ taxPaid }) => isSome(taxPaid));

/** Those, and general category income where high-taxed passive income could move to it. */
export function listCategories(given: Given): readonly CategoryIncome[] {
  const stated = listStated(given);
  return stated.some(isTaxed) && stated.every(({ category }) => category !== 'general')
    ? [...stated, { category: 'general', countries: [] }]
    : stated;
}

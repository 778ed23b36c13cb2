import { type ForeignCategory } from '../../facts/foreign-tax';
import { type ReturnInput } from '../../facts/return-input';

type Country = ReturnInput['foreignTax']['byCountry'][number];

/** One Form 1116: the countries of one category of income. */
export interface CategoryIncome {
  readonly category: ForeignCategory;
  readonly countries: readonly Country[];
}

const none: readonly CategoryIncome[] = [];

/** In the order in which the categories are stated. */
export function listCategories({ facts }: { facts: ReturnInput }): readonly CategoryIncome[] {
  const { byCountry } = facts.foreignTax;
  if (byCountry.length === 0) return none;
  return [...new Set(byCountry.map(({ category }) => category))].map((category) => ({
    category,
    countries: byCountry.filter((country) => country.category === category),
  }));
}

import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type Adoption } from '../../facts/adoption';
import { type TaxCopyReader } from '../form';
import { childOf, counts, isFinal, isSpecial, makers } from './child-form';
import { creditReduction } from './form-8839';

const { money, yesNo, choice, count } = makers;

export const firstName = choice(
  '1(a)',
  'First name',
  'Child’s first name',
  ({ facts, item }) => childOf(facts, item).firstName || null,
);
export const lastName = choice(
  '1(a) last',
  'Last name',
  'Child’s last name',
  ({ facts, item }) => childOf(facts, item).lastName || null,
);
export const birthYear = count('1(b)', 'Year of birth', 'Child’s year of birth', ({ facts, item }) => {
  const { dateOfBirth } = childOf(facts, item);
  return dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4));
});
export const disabled = yesNo(
  '1(c)',
  'Disabled and 18 or older',
  'The child was born before 2007 and is disabled',
  ({ item }) => item.disabled || null,
);
export const specialNeeds = yesNo(
  '1(d)',
  'Special needs',
  'The child has special needs',
  ({ item }) => item.specialNeeds || null,
);
export const foreign = yesNo(
  '1(e)',
  'Foreign child',
  'The child is a foreign child',
  ({ item }) => item.foreign || null,
);
export const number = choice(
  '1(f)',
  'Identifying number',
  'Child’s identifying number',
  ({ facts, item }) => childOf(facts, item).ssn || null,
);
export const final = yesNo(
  '1(g)',
  'Adoption final',
  'The adoption became final in 2024 or earlier',
  (reader) => isFinal(reader) || null,
);

const hasCredit = ({ item }: TaxCopyReader<Adoption>): boolean =>
  exactDollars(item.expenses) > 0 || item.specialNeeds;
const withCredit =
  (rule: (reader: TaxCopyReader<Adoption>) => number) => (reader: TaxCopyReader<Adoption>) =>
    hasCredit(reader) ? rule(reader) : null;

export const creditMost = money(
  '2',
  'Maximum credit per child',
  'Maximum adoption credit for each child: $16,810',
  withCredit(({ law }) => law.adoption.maximum),
);
export const creditBefore = money(
  '3',
  'Prior-year credit',
  'Amounts used for this child on Forms 8839 for earlier years; otherwise -0-',
  withCredit(({ item }) => dollars(item.priorYearsCredit)),
);
export const creditLeft = money(
  '4',
  'Remaining maximum',
  'Subtract line 3 from line 2',
  withCredit(({ get }) => notBelowZero(get(creditMost) - get(creditBefore))),
);
export const expenses = money(
  '5',
  'Qualified adoption expenses',
  'Qualified adoption expenses for 2024. For a final adoption of a U.S. child with special needs, enter the maximum, no matter what you paid',
  withCredit((reader) => {
    if (!counts(reader)) return 0;
    const paid = dollars(reader.item.expenses);
    return isSpecial(reader) ? Math.max(paid, reader.law.adoption.maximum) : paid;
  }),
);
export const countedExpenses = money(
  '6',
  'Expenses within the maximum',
  'Enter the smaller of line 4 or line 5',
  withCredit(({ get }) => smallerOf(get(creditLeft), get(expenses))),
);
export const reducedBy = money(
  '10',
  'Reduction for income',
  'Multiply line 6 by line 9',
  withCredit((reader) => reader.get(countedExpenses) * creditReduction(reader)),
);
export const childCredit = money(
  '11',
  'Credit for this child',
  'Subtract line 10 from line 6',
  withCredit(({ get }) => get(countedExpenses) - get(reducedBy)),
);
/** From 2025 on. */
export const refundableForChild = money(
  '11b',
  'Refundable part for this child',
  'Enter the smaller of line 11a or $5,000',
  withCredit(({ get, law }) => smallerOf(get(childCredit), law.adoption.refundable ?? 0)),
);

import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars } from '../../facts/cents';
import { type Adoption } from '../../facts/adoption';
import { type ReturnInput } from '../../facts/return-input';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { benefitReduction, creditReduction, form8839 } from './form-8839';

/** One copy for each child: the columns of Form 8839. */
const makers: CopyMakers<Adoption> = formWithCopies(
  '8839-children',
  'Information About Your Eligible Child or Children',
  ({ facts }) => facts.adoption,
  {
    name: 'Form 8839, children',
    source: 'Form 8839 (2024), Parts I to III',
    neededWhen: ({ facts }) => facts.adoption.length > 0,
    attachedWhen: ({ attached }) => attached(form8839),
  },
);
export const form8839Children = makers.form;
const { money, yesNo, choice, count } = makers;

interface Child {
  readonly firstName: string;
  readonly lastName: string;
  readonly ssn: string;
  readonly dateOfBirth: string | null;
}

const childOf = ({ dependents }: ReturnInput, { dependentIndex, child }: Adoption): Child =>
  (dependentIndex === null ? undefined : dependents[dependentIndex]) ?? child;

/** Under 18 at some time of the year, or unable to care for oneself (IRC 23(d)(2)). */
function isEligible({ facts, item, law }: TaxCopyReader<Adoption>): boolean {
  const { dateOfBirth } = childOf(facts, item);
  if (item.disabled || dateOfBirth === null) return true;
  return Number(dateOfBirth.slice(0, 4)) >= law.year - law.adoption.childBelowAge;
}

/** Married people file jointly, unless they lived apart for the last six months (IRC 23(f)(1), 137(e)). */
export const canClaim = ({ facts }: Pick<TaxReader, 'facts'>): boolean =>
  facts.filingStatus !== 'mfs' || facts.livedApartAllYear || facts.livedApartLastSixMonths;

const isFinal = ({ item, law }: TaxCopyReader<Adoption>): boolean =>
  item.finalYear !== null && item.finalYear <= law.year;

/** Expenses for a foreign child count once the adoption is final (IRC 23(e)(1)). */
const counts = (reader: TaxCopyReader<Adoption>): boolean =>
  canClaim(reader) && isEligible(reader) && (!reader.item.foreign || isFinal(reader));

/** A U.S. child with special needs has the whole amount in the year in which the adoption becomes final. */
const isSpecial = ({ item, law }: TaxCopyReader<Adoption>): boolean =>
  item.specialNeeds && !item.foreign && item.finalYear === law.year;

export const firstName = choice(
  '1(a)',
  'First name',
  'First name of the child',
  ({ facts, item }) => childOf(facts, item).firstName || null,
);
export const lastName = choice(
  '1(a) last',
  'Last name',
  'Last name of the child',
  ({ facts, item }) => childOf(facts, item).lastName || null,
);
export const birthYear = count(
  '1(b)',
  'Year of birth',
  'Year in which the child was born',
  ({ facts, item }) => {
    const { dateOfBirth } = childOf(facts, item);
    return dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4));
  },
);
export const disabled = yesNo(
  '1(c)',
  'Older and disabled',
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
  'Identifying number of the child',
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
  'Most credit for a child',
  'Maximum adoption credit for each child: $16,810',
  withCredit(({ law }) => law.adoption.maximum),
);
export const creditBefore = money(
  '3',
  'Credit of earlier years',
  'Amounts used for this child on Forms 8839 of earlier years; otherwise -0-',
  withCredit(({ item }) => dollars(item.priorYearsCredit)),
);
export const creditLeft = money(
  '4',
  'Left of the most',
  'Subtract line 3 from line 2',
  withCredit(({ get }) => notBelowZero(get(creditMost) - get(creditBefore))),
);
export const expenses = money(
  '5',
  'Qualified adoption expenses',
  'Qualified adoption expenses that count for 2024. For a final adoption of a U.S. child with special needs: the most, whatever was paid',
  withCredit((reader) => {
    if (!counts(reader)) return 0;
    const paid = dollars(reader.item.expenses);
    return isSpecial(reader) ? Math.max(paid, reader.law.adoption.maximum) : paid;
  }),
);
export const countedExpenses = money(
  '6',
  'The smaller',
  'Enter the smaller of line 4 or line 5',
  withCredit(({ get }) => smallerOf(get(creditLeft), get(expenses))),
);
export const reducedBy = money(
  '10',
  'Less because of income',
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

const withBenefits =
  (rule: (reader: TaxCopyReader<Adoption>) => number) => (reader: TaxCopyReader<Adoption>) =>
    exactDollars(reader.item.employerBenefits) > 0 ? rule(reader) : null;

export const exclusionMost = money(
  '17',
  'Most that can be excluded',
  'Maximum exclusion for each child: $16,810',
  withBenefits(({ law }) => law.adoption.maximum),
);
export const benefitsBefore = money(
  '18',
  'Benefits of earlier years',
  'Employer-provided adoption benefits of earlier years for this child; otherwise -0-',
  withBenefits(({ item }) => dollars(item.priorYearsBenefits)),
);
export const exclusionLeft = money(
  '19',
  'Left of the most',
  'Subtract line 18 from line 17',
  withBenefits(({ get }) => notBelowZero(get(exclusionMost) - get(benefitsBefore))),
);
export const benefits = money(
  '20',
  'Benefits for this child',
  'Employer-provided adoption benefits received in 2024, shown in box 12 of Form W-2 with code T',
  withBenefits(({ item }) => dollars(item.employerBenefits)),
);
export const countedBenefits = money(
  '22',
  'The smaller',
  'Enter the smaller of line 19 or line 20. For a final adoption of a U.S. child with special needs: line 19',
  withBenefits((reader) => {
    if (!counts(reader)) return 0;
    const { get } = reader;
    return isSpecial(reader) ? get(exclusionLeft) : smallerOf(get(exclusionLeft), get(benefits));
  }),
);
export const benefitsReducedBy = money(
  '26',
  'Less because of income',
  'Multiply line 22 by line 25',
  withBenefits((reader) => reader.get(countedBenefits) * benefitReduction(reader)),
);
export const excludedBenefits = money(
  '27',
  'Benefits left out of income',
  'Subtract line 26 from line 22',
  withBenefits(({ get }) => get(countedBenefits) - get(benefitsReducedBy)),
);

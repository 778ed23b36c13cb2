import { type Adoption } from '../../facts/adoption';
import { type ReturnInput } from '../../facts/return-input';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { form8839 } from './form';

/** One copy for each child: the columns of Form 8839. */
export const makers: CopyMakers<Adoption> = formWithCopies(
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

interface Child {
  readonly firstName: string;
  readonly lastName: string;
  readonly ssn: string;
  readonly dateOfBirth: string | null;
}

export const childOf = ({ dependents }: ReturnInput, { dependentIndex, child }: Adoption): Child =>
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

export const isFinal = ({ item, law }: TaxCopyReader<Adoption>): boolean =>
  item.finalYear !== null && item.finalYear <= law.year;

/** Expenses for a foreign child count once the adoption is final (IRC 23(e)(1)). */
export const counts = (reader: TaxCopyReader<Adoption>): boolean =>
  canClaim(reader) && isEligible(reader) && (!reader.item.foreign || isFinal(reader));

/** A U.S. child with special needs has the whole amount in the year in which the adoption becomes final. */
export const isSpecial = ({ item, law }: TaxCopyReader<Adoption>): boolean =>
  item.specialNeeds && !item.foreign && item.finalYear === law.year;

import { dollars, dollarsOf, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse } from '../coverage';
import { isChildOfHome, isDependent, livedWithFiler } from '../dependents/tests';
import { type TaxReader } from '../form';

covers('childCare', 'w2s.*.dependentCareBenefits', 'combatPayElection.dependentCare');

/** A separate return counts as unmarried after half a year apart (Instructions for Form 2441). */
export const isTreatedAsUnmarried = ({ facts }: TaxReader): boolean =>
  facts.filingStatus !== 'mfs' ||
  facts.livedApartAllYear ||
  facts.livedApartLastSixMonths ||
  facts.separationAgreement;

/**
 * A child who was under 13 at some time of the year, or a person who could not care for themselves, who lived here
 * for more than half of the year (IRC 21(b)(1)). A child released to the other parent still counts for the custodial
 * parent, and never for the other one (IRC 21(e)(5)); a disabled person's own income does not matter.
 */
function listQualifyingDependents({ facts, law, each }: TaxReader): boolean[] {
  const dependent = each(isDependent);
  const atHome = each(isChildOfHome);
  return facts.dependents.map((person, i) => {
    if (person.idType === 'none') return false;
    if (person.unableToCareForSelf) return livedWithFiler({ item: person, law });
    // Who turned 13 on January 1 was never under 13 in the year.
    const young = person.dateOfBirth > `${law.year - law.careCredit.childBelowAge}${law.firstDay.slice(4)}`;
    return young && atHome[i] === true && (dependent[i] === true || person.releasedToOtherParent);
  });
}

const listsSpouse = ({ facts }: TaxReader) =>
  facts.filingStatus === 'mfj' && facts.childCare.persons.some((person) => person.spouse);

/** Every qualifying person raises the limit, with or without expenses. */
export function countQualifyingPersons(reader: TaxReader): number {
  return listQualifyingDependents(reader).filter(Boolean).length + (listsSpouse(reader) ? 1 : 0);
}

/** Expenses for qualifying persons, whole dollars. */
export function expensesPaid(reader: TaxReader): number {
  const qualifying = listQualifyingDependents(reader);
  return dollarsOf(
    reader.facts.childCare.persons.filter((person) =>
      person.dependentIndex === undefined ? listsSpouse(reader) : qualifying[person.dependentIndex],
    ),
    (person) => person.expenses,
  );
}

const hasBenefits = ({ w2s }: ReturnInput) => w2s.some((w2) => isSome(w2.dependentCareBenefits));

/**
 * Whether Part III is needed: benefits from an employer (Form W-2, box 10) or carried over from 2023 (Form 2441, line
 * 13).
 */
export const claimsBenefits = ({ facts }: { facts: ReturnInput }): boolean =>
  hasBenefits(facts) || isSome(facts.childCare.priorYearCarryover);

/**
 * Whether Part II is needed: somebody was cared for, it was paid for, and the filing status allows it (IRC 21(e)(2)).
 */
export const claimsCredit = (reader: TaxReader): boolean =>
  reader.facts.childCare.persons.length > 0 && isTreatedAsUnmarried(reader) && expensesPaid(reader) > 0;

const needsSpouse =
  'You’re married filing separately, lived with your spouse, and received dependent care benefits. Form 2441, line 19, then needs your spouse’s earned income. This isn’t supported.';
refuse(
  'w2s.dependentCareBenefits',
  needsSpouse,
  (reader) => hasBenefits(reader.facts) && !isTreatedAsUnmarried(reader),
);
refuse(
  'childCare.priorYearCarryover',
  needsSpouse,
  (reader) =>
    isSome(reader.facts.childCare.priorYearCarryover) &&
    !hasBenefits(reader.facts) &&
    !isTreatedAsUnmarried(reader),
);
refuse(
  'childCare.employerBenefitsForfeited',
  'Benefits you forfeited can’t be more than the benefits you received (Form 2441, line 14).',
  ({ facts }) =>
    dollars(facts.childCare.employerBenefitsForfeited) >
    dollarsOf(facts.w2s, (w2) => w2.dependentCareBenefits) + dollars(facts.childCare.priorYearCarryover),
);

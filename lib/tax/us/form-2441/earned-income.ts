import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, isSome, minus, noCents, plus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { refuse } from '../coverage';
import { ownedBy } from '../filers';
import { type TaxReader } from '../form';
import { payAbroadOf } from '../form-2555/exclusion';
import { combatPayOf } from '../income/w2-boxes';
import { otherEarnedBy } from '../income/wages-from-plans';
import { earnedIncome as selfEmploymentIncome } from '../schedule-se/schedule-se';
import { countQualifyingPersons, expensesPaid } from './persons';

/** Wages, combat pay if elected, and self-employment of one person, without care benefits. */
export function earnedBy(reader: TaxReader, owner: Owner): number {
  const { facts, each } = reader;
  const w2s = ownedBy(facts.w2s, owner);
  const combatPay = facts.combatPayElection.dependentCare ? addCents(w2s, combatPayOf) : noCents;
  const wages = minus(
    addCents(w2s, (w2) => w2.wages),
    addCents(w2s, (w2) => w2.nonqualifiedPlans),
  );
  const business = each(selfEmploymentIncome)[owner === 'taxpayer' ? 0 : 1] ?? 0;
  return notBelowZero(
    dollars(plus(wages, combatPay)) + otherEarnedBy(reader, owner) + business + payAbroadOf(reader, owner),
  );
}

/** $250 a month, or $500 with two or more persons, for a spouse who studied or could not care for themselves. */
export function deemedIncome(reader: TaxReader, owner: Owner): number {
  const { facts, law } = reader;
  if (facts.filingStatus !== 'mfj') return 0;
  const { taxpayerStudentMonths, spouseStudentMonths, persons } = facts.childCare;
  const disabled = owner === 'spouse' && persons.some((person) => person.spouse);
  const studied = owner === 'taxpayer' ? taxpayerStudentMonths : spouseStudentMonths;
  const months = disabled ? 12 : studied;
  if (months === 0) return 0;
  const { deemedOnePerson, deemedMorePersons } = law.careCredit;
  return months * (countQualifyingPersons(reader) > 1 ? deemedMorePersons : deemedOnePerson);
}

/** The larger is right when one of the two is zero, or neither limits the credit; the rest is refused below. */
export const earnedOrDeemed = (reader: TaxReader, owner: Owner): number =>
  largerOf(earnedBy(reader, owner), deemedIncome(reader, owner));

function limitsCredit(reader: TaxReader, owner: Owner): boolean {
  const deemed = deemedIncome(reader, owner);
  const earned = earnedBy(reader, owner);
  if (deemed === 0 || earned === 0) return false;
  const other = earnedOrDeemed(reader, owner === 'taxpayer' ? 'spouse' : 'taxpayer');
  return largerOf(earned, deemed) < smallerOf(other, limitedExpenses(reader));
}

/** Line 3: no income above it changes the credit. */
function limitedExpenses(reader: TaxReader): number {
  const { onePerson, morePersons } = reader.law.careCredit;
  return smallerOf(countQualifyingPersons(reader) > 1 ? morePersons : onePerson, expensesPaid(reader));
}

/** Own earnings that cover line 3 need no months as a student; benefits of an employer have another limit. */
const needsDeemed = (reader: TaxReader, owner: Owner): boolean =>
  deemedIncome(reader, owner) > 0 &&
  (earnedBy(reader, owner) < limitedExpenses(reader) ||
    reader.facts.w2s.some((w2) => isSome(w2.dependentCareBenefits)));

const studied = (facts: TaxReader['facts']) =>
  facts.filingStatus === 'mfj' &&
  (facts.childCare.taxpayerStudentMonths > 0 || facts.childCare.spouseStudentMonths > 0);

refuse(
  'childCare.spouseStudentMonths',
  'A student who also worked needs month-by-month earnings for the child and dependent care credit. This isn’t supported (Form 2441, line 5).',
  (reader) =>
    reader.facts.childCare.persons.some((person) => isSome(person.expenses)) &&
    (limitsCredit(reader, 'taxpayer') || limitsCredit(reader, 'spouse')),
);
refuse(
  'childCare.taxpayerStudentMonths',
  'Only one of you can be treated as a student in any month. If both of you were students, the child and dependent care credit isn’t supported.',
  (reader) => studied(reader.facts) && needsDeemed(reader, 'taxpayer') && needsDeemed(reader, 'spouse'),
);

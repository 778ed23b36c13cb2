import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, dollars, isSome, minus, noCents, plus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { excessOf, wagesOnBoth } from '../clergy/clergy-pay';
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
    dollars(plus(wages, combatPay)) +
      otherEarnedBy(reader, owner) +
      // A minister's pay counts once; the housing counts (IRC 21(d), 32(c)(2)(A)(ii), 1402(a)(8)).
      excessOf(reader, owner) -
      wagesOnBoth(reader, owner) +
      business +
      payAbroadOf(reader, owner),
  );
}

/** Months in which a spouse studied or could not care for themselves. */
function monthsDeemed({ facts }: TaxReader, owner: Owner): number {
  if (facts.filingStatus !== 'mfj') return 0;
  const { taxpayerStudentMonths, spouseStudentMonths, persons } = facts.childCare;
  const disabled = owner === 'spouse' && persons.some((person) => person.spouse);
  return disabled ? 12 : owner === 'taxpayer' ? taxpayerStudentMonths : spouseStudentMonths;
}

/** $250 a month, or $500 with two or more persons. */
function monthlyAmount(reader: TaxReader): number {
  const { deemedOnePerson, deemedMorePersons } = reader.law.careCredit;
  return countQualifyingPersons(reader) > 1 ? deemedMorePersons : deemedOnePerson;
}

function deemedIncome(reader: TaxReader, owner: Owner): number {
  const months = monthsDeemed(reader, owner);
  return months === 0 ? 0 : months * monthlyAmount(reader);
}

const shortMonths = ({ facts: { childCare } }: TaxReader, owner: Owner) =>
  owner === 'taxpayer' ? childCare.taxpayerShortMonths : childCare.spouseShortMonths;

const shortPay = ({ facts: { childCare } }: TaxReader, owner: Owner): number =>
  dollars(owner === 'taxpayer' ? childCare.taxpayerShortPay : childCare.spouseShortPay);

/**
 * Of somebody who also worked, each month counts with the higher of what was earned in it and the monthly amount
 * (Instructions for Form 2441, line 5): the months that fall short are raised. Where nobody says which they are, the larger
 * sum is right when one of the two is zero, or neither limits the credit or the benefits; the rest is refused below.
 */
export function earnedOrDeemed(reader: TaxReader, owner: Owner): number {
  const earned = earnedBy(reader, owner);
  const deemed = deemedIncome(reader, owner);
  const short = shortMonths(reader, owner);
  if (earned === 0 || deemed === 0 || short === null) return largerOf(earned, deemed);
  const raised = smallerOf(short, monthsDeemed(reader, owner)) * monthlyAmount(reader);
  return earned + notBelowZero(raised - smallerOf(shortPay(reader, owner), earned));
}

function limitsCredit(reader: TaxReader, owner: Owner): boolean {
  const deemed = deemedIncome(reader, owner);
  const earned = earnedBy(reader, owner);
  if (deemed === 0 || earned === 0 || shortMonths(reader, owner) !== null) return false;
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
  'One of you also worked in some of the months you were a full-time student or disabled. Enter how many of those months had less than $250 of earnings ($500 with two or more qualifying persons), and the total earned in them (Form 2441, line 5).',
  (reader) =>
    reader.facts.childCare.persons.some((person) => isSome(person.expenses)) &&
    (limitsCredit(reader, 'taxpayer') || limitsCredit(reader, 'spouse')),
);
refuse(
  'childCare.taxpayerStudentMonths',
  'In any one month, only one of you can be treated as having earned income because you were a full-time student or disabled. If that applies to both of you, the child and dependent care credit isn’t supported.',
  (reader) => studied(reader.facts) && needsDeemed(reader, 'taxpayer') && needsDeemed(reader, 'spouse'),
);

import { type Cents, centsNotBelowZero, isSome, minus, noCents } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { type ReturnInput } from '../../facts/return-input';
import { halfYearDay } from '../ages';
import { ownedBy } from '../filers';
import { type Law } from '../law/law';

interface Given {
  readonly facts: ReturnInput;
  readonly law: Law;
}

/** Payers don't mark the box "IRA/SEP/SIMPLE" for Roth IRAs: their codes are J, Q and T. */
export const isIra = (form: Retirement): boolean => form.ira || /[JQT]/.test(form.code);

/** Paid back, or made into another kind of contribution: 8 and P, N and R. These are no distributions. */
const isUndone = ({ code }: Retirement): boolean => /[8PNR]/.test(code);

/** From the owner's own traditional IRA: not inherited (4), not Roth, not moved to a plan (G, H), not undone. */
export const isOwnTraditional = (form: Retirement): boolean =>
  form.ira && !/[4JQTGH]/.test(form.code) && !isUndone(form);

/** What was neither moved on, nor given to charity, nor converted. */
export const kept = (form: Retirement): Cents =>
  centsNotBelowZero(
    minus(form.grossDistribution, form.rollover, form.qualifiedCharitable, form.rothConversion),
  );

export const distributionsOf = (facts: ReturnInput, owner: Owner): Retirement[] =>
  ownedBy(facts.retirement, owner).filter((form) => isOwnTraditional(form) && isSome(kept(form)));

/** Moved from a traditional IRA into a Roth IRA (Form 8606, line 8). */
export const convertedBy = (form: Retirement): Cents =>
  isOwnTraditional(form) ? form.rothConversion : noCents;

export const hasConversion = (facts: ReturnInput, owner: Owner): boolean =>
  ownedBy(facts.retirement, owner).some((form) => isSome(convertedBy(form)));

/** Money of this person came out of a traditional IRA, in whatever way. */
export const hasMoneyOut = (facts: ReturnInput, owner: Owner): boolean =>
  ownedBy(facts.retirement, owner).some(
    (form) =>
      isOwnTraditional(form) &&
      (isSome(kept(form)) || isSome(form.rothConversion) || isSome(form.qualifiedCharitable)),
  );

/** The day from which on nothing is early (IRC 72(t)(2)(A)(i)); null when the person is not known. */
export function lastOfEarly({ facts, law }: Given, owner: Owner): string | null {
  const person = owner === 'spouse' ? facts.spouse : facts.taxpayer;
  return person && halfYearDay(person.dateOfBirth, law.earlyDistribution.endsAtYears);
}

/**
 * Whether the money came on or after the day of 59½, whatever the code says. In the year of that day the date of the
 * distribution decides; without one the payer's code stands, for the payer knows both dates.
 */
export function cameLateEnough(given: Given, { owner, distributionDate }: Retirement): boolean {
  const from = lastOfEarly(given, owner);
  if (from === null || from > given.law.lastDay) return false;
  return from <= given.law.firstDay || (distributionDate !== null && distributionDate >= from);
}

/** Five years since January 1 of the first year with a Roth IRA (IRC 408A(d)(2)(B)). */
export const hadRothFiveYears = ({ facts, law }: Given, owner: Owner): boolean => {
  const first = facts.iraBasis[owner].rothFirstYear;
  return first !== null && first + law.ira.rothHoldingYears <= law.year;
};

/** Qualified: code Q, or five years and either 59½ or what code T says (disability, death, 59½). */
export const isQualifiedRoth = (given: Given, form: Retirement): boolean =>
  form.code.includes('Q') ||
  (/[JT]/.test(form.code) &&
    !isUndone(form) &&
    hadRothFiveYears(given, form.owner) &&
    (form.code.includes('T') || cameLateEnough(given, form)));

/** Roth distributions whose taxable part the payer does not know: Form 8606, Part III. */
export const isFiguredRoth = (given: Given, form: Retirement): boolean =>
  /[JT]/.test(form.code) &&
  !isUndone(form) &&
  (form.taxableAmount === null || form.taxableNotDetermined) &&
  isSome(kept(form)) &&
  !isQualifiedRoth(given, form);

export const figuredRothOf = (given: Given, owner: Owner): Retirement[] =>
  ownedBy(given.facts.retirement, owner).filter((form) => isFiguredRoth(given, form));

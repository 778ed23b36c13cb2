import { dollars, dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type Retirement } from '../../facts/retirement';
import { type ReturnInput } from '../../facts/return-input';
import { largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { ownedBy } from '../filers';
import { cameLateEnough, hadRothFiveYears, isFiguredRoth, isQualifiedRoth } from '../income/ira-money';
import { isOfLastYear, isPayFromPlan } from '../income/retirement';
import { type Law } from '../law/law';

interface Given {
  readonly facts: ReturnInput;
  readonly law: Law;
}

export const isSimple = ({ code }: Retirement): boolean => code.includes('S');

/**
 * Codes of money before 59½: 1 without an exception known, S for a young SIMPLE IRA, J for a Roth IRA, 5 for a prohibited
 * transaction. Code P is of last year.
 */
export const isEarly = (form: Retirement): boolean => /[15JS]/.test(form.code) && !isOfLastYear(form);

/** Those of one person, in the order of the forms. A qualified Roth distribution is none. */
export const earlyOf = (given: Given, owner: Owner): Retirement[] =>
  given.facts.retirement.length === 0
    ? []
    : ownedBy(given.facts.retirement, owner).filter(
        (form) => isEarly(form) && !isPayFromPlan(form) && !isQualifiedRoth(given, form),
      );

/** One exception of Form 5329, line 2: its number and the dollars that it takes out. */
export interface Excepted {
  readonly number: string;
  readonly form: Retirement;
  readonly amount: number;
}

/** "9" and "09" are one number. */
export const numberOf = ({ earlyExceptionCode }: Retirement): string => earlyExceptionCode.padStart(2, '0');

/** The most that one exception takes out for one person in the year; infinite where the law has no amount. */
function mostOf(number: string, forms: readonly Retirement[], { facts, law }: Given, owner: Owner): number {
  const { firstHomeLimit, birthLimit, domesticAbuseLimit, domesticAbuseShare, emergencyLimit } =
    law.earlyDistribution;
  const value = forms.reduce(
    (most, { earlyExceptionPlanValue }) =>
      earlyExceptionPlanValue === null ? most : largerOf(most, exactDollars(earlyExceptionPlanValue)),
    0,
  );
  switch (number) {
    // In a lifetime (IRC 72(t)(8)(B)).
    case '09':
      return notBelowZero(firstHomeLimit - dollars(facts.iraBasis[owner].firstHomeBefore));
    case '19':
      return birthLimit * forms.reduce((most, one) => largerOf(most, one.earlyExceptionChildren), 1);
    case '22':
      return smallerOf(domesticAbuseLimit, Math.floor(value * domesticAbuseShare));
    // One distribution a year; the plan keeps as much as the limit (IRC 72(t)(2)(I)(iii) and (iv)).
    case '23': {
      const largest = forms.reduce(
        (most, { earlyExceptionAmount }) => largerOf(most, dollars(earlyExceptionAmount)),
        0,
      );
      return smallerOf(largest, smallerOf(emergencyLimit, notBelowZero(Math.floor(value - emergencyLimit))));
    }
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/**
 * Every exception of one person. Money from 59½ on has number 12; the others are as stated, up to the caps of the
 * law and to what each form taxes.
 */
export function listExceptions(
  given: Given,
  owner: Owner,
  taxableOf: (form: Retirement) => number,
): Excepted[] {
  const early = earlyOf(given, owner);
  const found: Excepted[] = [];
  // Earnings on contributions that were paid back in time (IRC 72(t)(2)(A)(ix)).
  const isPaidBack = ({ code }: Retirement) => code.includes('8');
  for (const form of early) {
    if (cameLateEnough(given, form)) found.push({ number: '12', form, amount: taxableOf(form) });
    else if (isPaidBack(form)) found.push({ number: '21', form, amount: taxableOf(form) });
  }
  const excepted = early.filter(
    (form) =>
      isSome(form.earlyExceptionAmount) &&
      !isPaidBack(form) &&
      !cameLateEnough(given, form) &&
      // After five years a first home makes Roth money tax-free on Form 8606, line 20.
      !(numberOf(form) === '09' && isFiguredRoth(given, form) && hadRothFiveYears(given, owner)),
  );
  for (const number of new Set(excepted.map(numberOf))) {
    const forms = excepted.filter((form) => numberOf(form) === number);
    let left = mostOf(number, forms, given, owner);
    for (const form of forms) {
      const stated = dollarsOf([form], (one) => one.earlyExceptionAmount);
      const amount = Math.min(stated, left, taxableOf(form));
      left -= amount;
      if (amount > 0) found.push({ number, form, amount });
    }
  }
  return found;
}

export const addExceptions = (found: readonly Excepted[]): number => sum(found.map(({ amount }) => amount));

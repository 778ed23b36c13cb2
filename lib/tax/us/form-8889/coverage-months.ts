import { type HsaContribution } from '../../facts/adjustments';
import { addCents, type Cents, isSome, plus } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { isUnder } from '../ages';
import { ownedBy } from '../filers';
import { employerHealthSavings } from '../income/w2-boxes';
import { type HealthSavingsLaw } from '../law/health';

/** Health savings accounts of one filer: each spouse files a Form 8889 of their own. */
export const accountsOf = (facts: ReturnInput, owner: Owner): HsaContribution[] =>
  ownedBy(facts.adjustments.hsa, owner);

/** Form W-2, box 12, code W, and what no Form W-2 shows. */
export const employerMoney = (facts: ReturnInput, owner: Owner): Cents =>
  plus(
    addCents(ownedBy(facts.w2s, owner), employerHealthSavings),
    addCents(accountsOf(facts, owner), (account) => account.employerContributed),
  );

/** What the filer paid in without an employer (Form 8889, line 2). */
export const ownMoney = (facts: ReturnInput, owner: Owner): Cents =>
  addCents(accountsOf(facts, owner), (account) => account.contributed);

/** Whether part I is needed: money went into the account. */
export const hasContributions = (facts: ReturnInput, owner: Owner): boolean =>
  accountsOf(facts, owner).length > 0 || isSome(employerMoney(facts, owner));

/** Married people are both treated as having family coverage when either has it (Instructions, line 1). */
export function hasFamilyCoverage(facts: ReturnInput, owner: Owner): boolean {
  const family = ({ coverage, months }: HsaContribution) => coverage === 'family' && months > 0;
  const whose = facts.filingStatus === 'mfj' ? facts.adjustments.hsa : accountsOf(facts, owner);
  return whose.some(family);
}

/** Married on the last day of the year, whichever way they file. */
export const isMarried = ({ filingStatus }: ReturnInput): boolean =>
  filingStatus === 'mfj' || filingStatus === 'mfs';

/** 55 or older at the end of the year: may pay in more (Form 8889, line 7; IRC 223(b)(3)). */
export const isCatchUpAge = (dateOfBirth: string, law: HealthSavingsLaw, year: number): boolean =>
  !isUnder(dateOfBirth, law.catchUpAge, year);

/** Coverage on the first day of each month of the year. */
export type Months = readonly ('none' | 'self' | 'family')[];

const wholeYear = 12;

/** A person's own plans month by month; null where one of them doesn't say in which month it began. */
function ownMonths(facts: ReturnInput, owner: Owner): Months | null {
  const months = Array.from({ length: wholeYear }, (): Months[number] => 'none');
  for (const { coverage, months: count, firstMonth } of accountsOf(facts, owner)) {
    if (count === 0) continue;
    const first = count === wholeYear ? 1 : firstMonth;
    if (first === null) return null;
    for (let month = first; month < first + count; month += 1)
      if (months[month - 1] !== 'family') months[month - 1] = coverage;
  }
  return months;
}

/**
 * The same as the limit counts them: on a joint return both have family coverage in a month in which either does
 * (Instructions for Form 8889, "How To Complete Part I"). Null where months are not stated.
 */
export function monthsOf(facts: ReturnInput, owner: Owner): Months | null {
  const own = ownMonths(facts, owner);
  if (own === null || facts.filingStatus !== 'mfj') return own;
  const other = ownMonths(facts, owner === 'taxpayer' ? 'spouse' : 'taxpayer');
  if (other === null) return null;
  return own.map((coverage, month) =>
    coverage !== 'none' && other[month] === 'family' ? 'family' : coverage,
  );
}

/** Whether the return says when coverage began: only then does December decide (the last-month rule). */
export const statesMonths = (facts: ReturnInput, owner: Owner): boolean =>
  facts.adjustments.hsa.some(({ firstMonth }) => firstMonth !== null) &&
  accountsOf(facts, owner).length > 0 &&
  monthsOf(facts, owner) !== null;

/** How many months have a coverage. */
export const countMonths = (months: Months, coverage: Months[number]): number =>
  months.filter((each) => each === coverage).length;

/** Months with a high-deductible plan, by coverage. Without an answer: self-only, all year. */
export function coverageMonths(facts: ReturnInput, owner: Owner): { self: number; family: number } {
  const months = { self: 0, family: 0 };
  const accounts = accountsOf(facts, owner);
  const family = hasFamilyCoverage(facts, owner) && facts.filingStatus === 'mfj';
  for (const account of accounts) months[family ? 'family' : account.coverage] += account.months;
  if (accounts.length === 0) months[family ? 'family' : 'self'] = 12;
  return months;
}

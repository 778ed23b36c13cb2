import { dollars } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { largerOf, notBelowZero } from '../../engine/verbs';
import { listFilers } from '../filers';
import { type Law } from '../law/law';
import {
  countMonths,
  coverageMonths,
  hasContributions,
  hasFamilyCoverage,
  type Months,
  monthsOf,
  statesMonths,
} from './coverage-months';

/** The parts of one person's limit, in dollars with fractions (Instructions for Form 8889 (2024), line 6). */
export interface LimitParts {
  /** Family coverage in months that count for both spouses: divided between them. */
  readonly shared: number;
  /** What is this person's alone: self-only months, and family coverage of months in which the other had no plan. */
  readonly own: number;
  /** The least that the last-month rule gives to somebody with self-only coverage on December 1; else 0. */
  readonly least: number;
}

/** December's coverage for the whole year, where it was family coverage (last-month rule, IRC 223(b)(8)). */
const asInDecember = (months: Months): Months =>
  months.at(-1) === 'family' ? months.map(() => 'family') : months;

/**
 * The limit of line 3 from the months of a plan: the greater of the months of the Line 3 Limitation Chart and of December's
 * coverage for the whole year (rules 3 to 5). `more` is the additional amount of line 3 at 55 or older.
 */
export function limitOfMonths(months: Months, { selfOnly, family }: Law['healthSavings'], more: number) {
  const perYear = { none: 0, self: selfOnly + more, family: family + more };
  const chart = months.reduce((sum, coverage) => sum + perYear[coverage], 0) / months.length;
  return largerOf(chart, perYear[months.at(-1) ?? 'none']);
}

function partsOfMonths(
  months: Months,
  isShared: (month: number) => boolean,
  { selfOnly, family }: Law['healthSavings'],
): LimitParts {
  const perMonth = { none: 0, self: selfOnly / months.length, family: family / months.length };
  const sumOf = (counts: (month: number) => boolean) =>
    months.reduce((sum, coverage, month) => sum + (counts(month) ? perMonth[coverage] : 0), 0);
  return {
    shared: sumOf((month) => months[month] === 'family' && isShared(month)),
    own: sumOf((month) => months[month] !== 'family' || !isShared(month)),
    least: months.at(-1) === 'self' ? selfOnly : 0,
  };
}

/** Both spouses of a joint return have HSAs, with family coverage for only a part of the year. */
export const dividesPartOfYear = (facts: ReturnInput): boolean =>
  facts.filingStatus === 'mfj' &&
  hasFamilyCoverage(facts, 'taxpayer') &&
  (['taxpayer', 'spouse'] as const).every((owner) => hasContributions(facts, owner)) &&
  facts.adjustments.hsa.some(({ months }) => months !== 12);

/** What needs an answer before the limit of a couple can be divided: 'months', 'december'; null: nothing. */
export function findOpenMonths(facts: ReturnInput): 'months' | 'december' | null {
  if (!dividesPartOfYear(facts)) return null;
  if (!statesMonths(facts, 'taxpayer') || !statesMonths(facts, 'spouse')) return 'months';
  const [first, second] = (['taxpayer', 'spouse'] as const).map((owner) => monthsOf(facts, owner) ?? []);
  if (first === undefined || second === undefined || first.at(-1) === second.at(-1)) return null;
  // One had a plan on December 1, the other didn't: whose months the last-month rule adds, the instructions don't say.
  return [first, second].some(
    (months) => months.at(-1) === 'family' && countMonths(months, 'family') < months.length,
  )
    ? 'december'
    : null;
}

/** Parts of a couple's limit, by months; null where all months count for both, or the other has no HSA. */
export function partsOfCouple(facts: ReturnInput, owner: Owner, law: Law): LimitParts | null {
  if (!dividesPartOfYear(facts)) return null;
  const other = listFilers({ facts }).find((filer) => filer.owner !== owner);
  const months = monthsOf(facts, owner);
  const others = other === undefined ? null : monthsOf(facts, other.owner);
  if (months === null || others === null) return null;
  const mine = asInDecember(months);
  const theirs = asInDecember(others);
  return partsOfMonths(mine, (month) => theirs[month] === 'family', law.healthSavings);
}

/** Parts of the limit of somebody who files apart from a spouse, all family months being shared. */
function partsOfSeparate(facts: ReturnInput, law: Law): LimitParts {
  const months = statesMonths(facts, 'taxpayer') ? monthsOf(facts, 'taxpayer') : null;
  if (months !== null) return partsOfMonths(asInDecember(months), () => true, law.healthSavings);
  const { self, family } = coverageMonths(facts, 'taxpayer');
  const { healthSavings } = law;
  return {
    shared: (healthSavings.family * family) / 12,
    own: (healthSavings.selfOnly * self) / 12,
    least: 0,
  };
}

/** Whether a separate return has to divide the family limit, and says how. */
export const statesSpouseShare = (facts: ReturnInput): boolean =>
  facts.filingStatus === 'mfs' &&
  facts.adjustments.spouseHsaShare !== null &&
  hasFamilyCoverage(facts, 'taxpayer');

/** Line 6 of a separate return, in dollars: the shared part less the spouse's, and the rest (Instructions, line 6). */
export function limitBesideSpouse(facts: ReturnInput, law: Law): number {
  const { shared, own, least } = partsOfSeparate(facts, law);
  return largerOf(least, notBelowZero(shared - spouseShare(facts)) + own);
}

const spouseShare = ({ adjustments }: ReturnInput): number =>
  adjustments.spouseHsaShare === null ? 0 : dollars(adjustments.spouseHsaShare);

/** The spouse can't have more of the family limit than there is. */
export const isShareTooLarge = (facts: ReturnInput, law: Law): boolean =>
  statesSpouseShare(facts) && spouseShare(facts) > Math.ceil(partsOfSeparate(facts, law).shared);

import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type ReturnInput } from '../../facts/return-input';
import { type HomeSale, type HomeUse } from '../../facts/home-sale';
import { type HomeSaleLaw } from '../law/property';

const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Whole months from one day to a later one. */
function monthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const [toYear, toMonth] = [Number(to.slice(0, 4)), Number(to.slice(5, 7))];
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth;
  return to.slice(8) < from.slice(8) ? months - 1 : months;
}

/** Months since this person last excluded gain; null when the two years before the sale are clear. */
function monthsSinceExclusion({ earlierExclusion }: HomeUse, sold: string, law: HomeSaleLaw): number | null {
  if (earlierExclusion === null) return null;
  return yearsLater(earlierExclusion, law.fullMonths / 12) <= sold
    ? null
    : notBelowZero(monthsBetween(earlierExclusion, sold));
}

/** A person's times; on a joint return each is taken to own the home while either did (IRC 121(b)(2)(B)). */
interface Eligibility {
  readonly ownedMonths: number;
  readonly use: HomeUse;
}

const meetsTests = ({ ownedMonths, use }: Eligibility, sold: string, law: HomeSaleLaw): boolean =>
  ownedMonths >= law.fullMonths &&
  use.livedMonths >= law.fullMonths &&
  monthsSinceExclusion(use, sold, law) === null;

/** What one person can exclude: the whole amount, a part by the shortest of the times, or nothing. */
function limitOf(person: Eligibility, home: HomeSale, law: HomeSaleLaw): number {
  if (home.fromExchange) return 0;
  if (meetsTests(person, home.sold, law)) return law.exclusion;
  if (home.earlySaleReason === null) return 0;
  const since = monthsSinceExclusion(person.use, home.sold, law) ?? law.fullMonths;
  const shortest = smallerOf(smallerOf(person.ownedMonths, person.use.livedMonths), since);
  return (law.exclusion * smallerOf(shortest, law.fullMonths)) / law.fullMonths;
}

/** The survivor of a couple that met the tests, unmarried, no more than two years after the death (IRC 121(b)(4)). */
const isRecentSurvivor = (home: HomeSale, facts: ReturnInput, law: HomeSaleLaw): boolean =>
  facts.filingStatus !== 'mfj' &&
  facts.filingStatus !== 'mfs' &&
  home.spouseDied !== null &&
  home.sold <= yearsLater(home.spouseDied, law.survivorYears);

/** Most that each of the two people can exclude; the second one only on a joint return or for a recent survivor. */
export function exclusionLimits(
  home: HomeSale,
  facts: ReturnInput,
  law: HomeSaleLaw,
): { taxpayer: number; spouse: number } {
  const { taxpayer, spouse } = home;
  const isCouple = facts.filingStatus === 'mfj' || isRecentSurvivor(home, facts, law);
  if (!isCouple)
    return { taxpayer: limitOf({ ownedMonths: taxpayer.ownedMonths, use: taxpayer }, home, law), spouse: 0 };
  const ownedMonths = taxpayer.ownedMonths > spouse.ownedMonths ? taxpayer.ownedMonths : spouse.ownedMonths;
  const [own, other] = [
    { ownedMonths, use: taxpayer },
    { ownedMonths, use: spouse },
  ];
  if (facts.filingStatus === 'mfj')
    return { taxpayer: limitOf(own, home, law), spouse: limitOf(other, home, law) };
  // Both must have met the tests just before the death; the survivor's own times alone give no more than one amount.
  const alone = limitOf({ ownedMonths: taxpayer.ownedMonths, use: taxpayer }, home, law);
  const both = meetsTests(own, home.sold, law) && meetsTests(other, home.sold, law) && !home.fromExchange;
  return both ? { taxpayer: law.exclusion, spouse: law.exclusion } : { taxpayer: alone, spouse: 0 };
}

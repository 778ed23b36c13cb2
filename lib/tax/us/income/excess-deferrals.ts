import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { isUnder } from '../ages';
import { covers, warn } from '../coverage';
import { type Filer, listFilers, ownedBy } from '../filers';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { type LaterCatchUp } from '../law/savings';
import {
  plansDeferrals,
  rothDeferrals,
  section403bDeferrals,
  section457Deferrals,
  simpleDeferrals,
} from './w2-boxes';

covers('electiveDeferrals');

const makers: CopyMakers<Filer> = formWithCopies(
  'excess-deferrals',
  'Excess Elective Deferrals',
  listFilers,
  {
    name: 'Excess Elective Deferrals Worksheet',
    kind: 'worksheet',
    source:
      'Instructions for Form 1040 (2024), line 1h; Publication 525 (2024), Elective Deferrals; IRC 402(g); Reg. 1.402(g)-1 and 1.457-5',
    neededWhen: ({ facts }) => facts.w2s.some(({ box12 }) => box12.length > 0),
    attachedWhen: ({ get }) => get(taxedExcess) > 0,
  },
);
export const excessDeferralsWorksheet = makers.form;
const { money } = makers;

interface Reads {
  readonly facts: ReturnInput;
  readonly law: TaxReader['law'];
  readonly item: Filer;
}

const isOlder = ({ law, item }: Reads): boolean =>
  !isUnder(item.person.dateOfBirth, law.electiveDeferrals.catchUpAge, law.year);

/** The higher catch-up amounts of some ages; null: the others count. */
function laterCatchUp({ law, item }: Reads): LaterCatchUp | null {
  const { laterCatchUp: later } = law.electiveDeferrals;
  if (later === null) return null;
  const { dateOfBirth } = item.person;
  const isOf =
    !isUnder(dateOfBirth, later.fromAge, law.year) && isUnder(dateOfBirth, later.toAge + 1, law.year);
  return isOf ? later : null;
}

/** What may be deferred beyond the common limit of the year, by age. */
export const catchUpOf = (reads: Reads): number =>
  isOlder(reads) ? (laterCatchUp(reads)?.catchUp ?? reads.law.electiveDeferrals.catchUp) : 0;

/** The most for SIMPLE plans of one person, with the catch-up amount of the age. */
export function simpleLimitFor(reads: Reads, isHigher: boolean): number {
  const {
    simpleLimit: plain,
    simpleCatchUp,
    simpleHigherLimit,
    simpleHigherCatchUp,
  } = reads.law.electiveDeferrals;
  const later = laterCatchUp(reads)?.simpleCatchUp;
  const catchUp = later ?? (isHigher ? simpleHigherCatchUp : simpleCatchUp);
  return (isHigher ? simpleHigherLimit : plain) + (isOlder(reads) ? catchUp : 0);
}

export const simple = money(
  '1',
  'SIMPLE deferrals',
  'Deferrals to SIMPLE plans: Form W-2, box 12, code S',
  ({ facts, item }) => dollarsOf(ownedBy(facts.w2s, item.owner), simpleDeferrals),
);

export const simpleLimit = money(
  '2',
  'Limit for SIMPLE plans',
  'Limit for SIMPLE plans: $16,000, or $19,500 at age 50 or older ($17,600 and $21,450 in plans with the higher limits)',
  (reader) => {
    const { facts, item, get } = reader;
    const most = simpleLimitFor(reader, false);
    // The answer matters only to somebody over the plain limit.
    return get(simple) > most && facts.electiveDeferrals[item.owner].simpleHigherLimit
      ? simpleLimitFor(reader, true)
      : most;
  },
);

export const simpleExcess = money(
  '3',
  'Excess in SIMPLE plans',
  'Subtract line 2 from line 1. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(simple) - get(simpleLimit)),
);

export const otherPlans = money(
  '4',
  'Deferrals to other plans',
  'Deferrals to plans under sections 401(k), 403(b), and 408(k)(6): Form W-2, box 12, codes D, E, F, AA, and BB',
  ({ facts, item }) => dollarsOf(ownedBy(facts.w2s, item.owner), plansDeferrals),
);

export const allDeferrals = money(
  '5',
  'Deferrals subject to the combined limit',
  'Add lines 1 and 4. Subtract line 3',
  ({ get }) => get(simple) + get(otherPlans) - get(simpleExcess),
);

/** The 15 years add at most $3,000, and not more than went into section 403(b) plans. */
export const commonLimit = money(
  '6',
  'Combined limit',
  'Limit for all of these plans: $23,000, plus $7,500 at age 50 or older, plus the 15-year service catch-up in a section 403(b) plan',
  (reader) => {
    const { law, facts, item, get } = reader;
    const { limit, fifteenYearCatchUp } = law.electiveDeferrals;
    const most = limit + catchUpOf(reader);
    if (get(allDeferrals) <= most) return most;
    const into403b = dollarsOf(ownedBy(facts.w2s, item.owner), section403bDeferrals);
    const added = dollars(facts.electiveDeferrals[item.owner].fifteenYearCatchUp);
    return most + smallerOf(smallerOf(added, fifteenYearCatchUp), into403b);
  },
);

export const commonExcess = money(
  '7',
  'Excess over the combined limit',
  'Subtract line 6 from line 5. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(allDeferrals) - get(commonLimit)),
);

export const section457 = money(
  '8',
  'Section 457(b) plans',
  'Deferrals to section 457(b) plans: Form W-2, box 12, codes G and EE',
  ({ facts, item }) => dollarsOf(ownedBy(facts.w2s, item.owner), section457Deferrals),
);

/** A plan gives either the catch-up from age 50 or that of the last three years, whichever is more (Reg. 1.457-4(c)(2)). */
export const section457Limit = money(
  '9',
  'Limit for section 457(b) plans',
  'Limit for section 457(b) plans: $23,000, plus $7,500 at age 50 or older or the catch-up for the last three years before normal retirement age',
  (reader) => {
    const { law, facts, item, get } = reader;
    const { limit, section457Most } = law.electiveDeferrals;
    const most = limit + catchUpOf(reader);
    if (get(section457) <= most) return most;
    const special = limit + dollars(facts.electiveDeferrals[item.owner].section457CatchUp);
    return special > most ? smallerOf(special, section457Most) : most;
  },
);

export const section457Excess = money(
  '10',
  'Excess in section 457(b) plans',
  'Subtract line 9 from line 8. If zero or less, enter -0-',
  ({ get }) => notBelowZero(get(section457) - get(section457Limit)),
);

export const allExcess = money(
  '11',
  'Excess deferrals',
  'Add lines 3, 7, and 10',
  ({ get }) => get(simpleExcess) + get(commonExcess) + get(section457Excess),
);

/**
 * A designated Roth contribution counts as an excess only when it was paid back as one, or when there is not enough
 * that was not taxed (Reg. 1.402(g)-1(a)).
 */
export const rothExcess = money(
  '12',
  'Excess in Roth accounts',
  'Excess designated Roth contributions (codes AA, BB, and EE), which box 1 of Form W-2 already includes',
  ({ facts, item, get }) => {
    if (get(allExcess) === 0) return 0;
    const roth = dollarsOf(ownedBy(facts.w2s, item.owner), rothDeferrals);
    const untaxed = get(simple) + get(otherPlans) + get(section457) - roth;
    const returned = smallerOf(dollars(facts.electiveDeferrals[item.owner].rothExcessReturned), roth);
    return smallerOf(get(allExcess), largerOf(returned, get(allExcess) - untaxed));
  },
);

export const taxedExcess = money(
  '13',
  'Excess treated as wages',
  'Subtract line 12 from line 11. Include this amount on Form 1040 or 1040-SR, line 1h',
  ({ get }) => get(allExcess) - get(rothExcess),
);

warn(
  'electiveDeferrals',
  'Your deferrals to retirement plans at work are over the 2024 limit. Ask your plan to return the excess and its earnings to you by April 15, 2025. Any excess left in the plan is taxed again when it’s paid out.',
  ({ each }) => each(allExcess).some((excess) => excess > 0),
);

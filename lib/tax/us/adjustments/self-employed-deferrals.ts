import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars, isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { covers, refuse } from '../coverage';
import { type Filer, listFilers } from '../filers';
import { type CopyMakers, formWithCopies, type TaxCopyReader, type TaxReader } from '../form';
import { allDeferrals, catchUpOf, simple as simpleAtWork, simpleLimitFor } from '../income/excess-deferrals';
import { earningsShare } from '../schedule-se/schedule-se';
import { limit as limitWithoutDeferrals, maximum, netEarnings, share } from './self-employed-retirement';

covers('adjustments.selfEmployedDeferrals');

const deferralsOf = (facts: ReturnInput, owner: Owner) => facts.adjustments.selfEmployedDeferrals[owner];
const isSimple = (facts: ReturnInput, owner: Owner) => isSome(deferralsOf(facts, owner).simple);
const is401k = (facts: ReturnInput, owner: Owner) => {
  const { preTax, roth } = deferralsOf(facts, owner);
  return isSome(preTax) || isSome(roth);
};

/** Whether somebody deferred part of what the business earned, to a 401(k) or SIMPLE plan of their own. */
export const defers = (facts: ReturnInput, owner: Owner): boolean =>
  isSimple(facts, owner) || is401k(facts, owner);

/** Whole dollars deferred, before tax and Roth, to plans of the owner's own business (Form 8880, line 2). */
export function deferredDollars(facts: ReturnInput, owner: Owner): number {
  const { preTax, roth, simple } = deferralsOf(facts, owner);
  return dollars(preTax, roth, simple);
}

const makers: CopyMakers<Filer> = formWithCopies(
  'self-employed-deferrals',
  'Self-Employed Elective Deferrals',
  listFilers,
  {
    name: 'Deduction Worksheet for Self-Employed, Steps 9 to 20',
    kind: 'worksheet',
    source:
      'Publication 560 (2024), Deduction Worksheet for Self-Employed, and chapter 3 (SIMPLE plans); IRC 402(g), 408(p), 414(v), 415(c)',
    neededWhen: ({ facts }) => listFilers({ facts }).some(({ owner }) => defers(facts, owner)),
    attachedWhen: ({ facts, item }) => defers(facts, item.owner),
  },
);
export const selfEmployedDeferrals = makers.form;
const { money } = makers;

type FilerReader = TaxCopyReader<Filer>;

const only =
  (test: (facts: ReturnInput, owner: Owner) => boolean) =>
  (rule: (reader: FilerReader) => number | null) =>
  (reader: FilerReader): number | null =>
    test(reader.facts, reader.item.owner) ? rule(reader) : null;
const of401k = only(is401k);
const ofSimple = only(isSimple);

/** Deferrals at work count toward the same limit (IRC 402(g)(1)). */
const regularLimit = (reader: FilerReader): number =>
  notBelowZero(reader.law.electiveDeferrals.limit - reader.at(allDeferrals, reader.copy));

export const electiveDeferrals = money(
  'Step 9',
  'Elective deferrals',
  'Enter your allowable elective deferrals (including designated Roth contributions) made to your self-employed plan during 2024. Don’t enter more than $23,000',
  of401k((reader) => smallerOf(deferredDollars(reader.facts, reader.item.owner), regularLimit(reader))),
);

export const limitLessDeferrals = money(
  'Step 10',
  'Remaining dollar limit',
  'Subtract step 9 from step 8',
  of401k(({ at, copy, get }) => at(maximum, copy) - get(electiveDeferrals)),
);

export const earningsLessDeferrals = money(
  'Step 11',
  'Remaining net earnings',
  'Subtract step 9 from step 3',
  of401k(({ at, copy, get }) => notBelowZero(at(netEarnings, copy) - get(electiveDeferrals))),
);

export const halfOfEarnings = money(
  'Step 12',
  'One-half of remaining net earnings',
  'Enter one-half of step 11',
  of401k(({ get }) => get(earningsLessDeferrals) / 2),
);

/** For a SIMPLE plan: a match up to 3% of pay, or 2% of it without a match; pay is that of Schedule SE, line 4a. */
export const employerLimit = money(
  'Step 13',
  'Employer contribution limit',
  'Enter the smallest of step 7, 10, or 12. For a SIMPLE plan, enter a match of up to 3% of net earnings, or a nonelective contribution of 2% of net earnings',
  (reader) => {
    const { facts, item, at, copy, get, law } = reader;
    if (isSimple(facts, item.owner)) {
      const { compensationLimit, simpleMatchRate, simpleNonelectiveRate } = law.selfEmployedPlans;
      const pay = notBelowZero(at(earningsShare, copy));
      const match = smallerOf(dollars(deferralsOf(facts, item.owner).simple), pay * simpleMatchRate);
      return largerOf(match, smallerOf(pay, compensationLimit) * simpleNonelectiveRate);
    }
    return is401k(facts, item.owner)
      ? Math.min(
          at(share, copy),
          at(limitWithoutDeferrals, copy),
          get(limitLessDeferrals),
          get(halfOfEarnings),
        )
      : null;
  },
);

export const earningsAfterEmployer = money(
  'Step 14',
  'Net earnings after employer contributions',
  'Subtract step 13 from step 3',
  of401k(({ at, copy, get }) => at(netEarnings, copy) - get(employerLimit)),
);

export const deferralsThatFit = money(
  'Step 15',
  'Deferrals within net earnings',
  'Enter the smaller of step 9 or step 14',
  of401k(({ get }) => smallerOf(get(electiveDeferrals), get(earningsAfterEmployer))),
);

export const earningsForCatchUp = money(
  'Step 16',
  'Net earnings for catch-up contributions',
  'Subtract step 15 from step 14',
  of401k(({ get }) => get(earningsAfterEmployer) - get(deferralsThatFit)),
);

export const catchUp = money(
  'Step 17',
  'Catch-up contributions',
  'Enter the smaller of your catch-up contributions or step 16',
  of401k(({ facts, item, get }) =>
    smallerOf(deferredDollars(facts, item.owner) - get(electiveDeferrals), get(earningsForCatchUp)),
  ),
);

export const largestWithDeferrals = money(
  'Step 18',
  'Total contribution limit',
  'Add steps 13, 15, and 17',
  of401k(({ get }) => get(employerLimit) + get(deferralsThatFit) + get(catchUp)),
);

export const rothPart = money(
  'Step 19',
  'Designated Roth contributions',
  'Enter the amount of designated Roth contributions included on steps 9 and 17',
  of401k(({ facts, item }) => dollars(deferralsOf(facts, item.owner).roth)),
);

export const largestDeduction = money(
  'Step 20',
  'Maximum deductible contribution',
  'Subtract step 19 from step 18. This is your maximum deductible contribution',
  of401k(({ get }) => get(largestWithDeferrals) - get(rothPart)),
);

export const simpleLimit = money(
  'SIMPLE limit',
  'SIMPLE deferral limit',
  'Enter the smallest of: $16,000 ($17,600 with the higher limit) plus any catch-up amount at age 50 or older, minus SIMPLE deferrals at other employers; $23,000 plus any catch-up amount, minus all your deferrals at other employers; or your net earnings',
  ofSimple((reader) => {
    const { facts, item, law, at, copy } = reader;
    const most = simpleLimitFor(reader, deferralsOf(facts, item.owner).simpleHigherLimit);
    const common = law.electiveDeferrals.limit + catchUpOf(reader);
    return notBelowZero(
      Math.min(most - at(simpleAtWork, copy), common - at(allDeferrals, copy), at(earningsShare, copy)),
    );
  }),
);

/** Contributions up to what the plan allows; Roth contributions are not deducted. */
export const deductibleWithDeferrals = money(
  'total',
  'Deductible contributions',
  'Your deferrals plus your employer contributions, but not more than your maximum deductible contribution. Enter on Schedule 1, line 16',
  (reader) => {
    const { facts, item, get } = reader;
    if (!defers(facts, item.owner)) return null;
    const { preTax, simple } = deferralsOf(facts, item.owner);
    const employer = facts.adjustments.selfEmployedRetirement[item.owner];
    if (isSimple(facts, item.owner))
      return smallerOf(dollars(simple), get(simpleLimit)) + smallerOf(dollars(employer), get(employerLimit));
    return smallerOf(dollars(preTax, employer), get(largestDeduction));
  },
);

const someDefer = (reader: TaxReader, test: (owner: Owner, copy: number) => boolean): boolean =>
  listFilers(reader).some(({ owner }, copy) => defers(reader.facts, owner) && test(owner, copy));

refuse(
  'adjustments.selfEmployedDeferrals',
  'A solo 401(k) and a SIMPLE plan for the same person in the same year aren’t supported, because a business with a SIMPLE plan can’t have another plan.',
  (reader) => someDefer(reader, (owner) => isSimple(reader.facts, owner) && is401k(reader.facts, owner)),
);
refuse(
  'adjustments.selfEmployedDeferrals',
  'Your deferrals to your own plan are over the limit for your age, net earnings, and deferrals to other employers’ plans. Withdraw the excess by April 15, 2025, and enter the remaining deferrals.',
  (reader) =>
    someDefer(reader, (owner, copy) => {
      const { facts, at } = reader;
      const filer = listFilers(reader)[copy];
      if (filer === undefined) return false;
      if (isSimple(facts, owner))
        return Math.floor(exactDollars(deferralsOf(facts, owner).simple)) > at(simpleLimit, copy);
      const deferred = deferredDollars(facts, owner);
      const most = catchUpOf({ facts, law: reader.law, item: filer });
      return (
        deferred - at(electiveDeferrals, copy) > most ||
        deferred > at(deferralsThatFit, copy) + at(catchUp, copy)
      );
    }),
);

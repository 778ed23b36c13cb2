import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { addCents, dollars, exactDollars, noCents } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import { type Filer, listFilers } from '../../us/filers';
import { ratio } from '../shared/income';
import { bonusDifference } from '../shared/depreciation';
import { isAtLeast } from '../shared/people';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { railroadPart, railroadPensions } from '../shared/railroad';
import { type StateCopyReader } from '../form';
import { formWithCopies, income, makers, schedule1 } from './form';
import { type GeorgiaLaw } from './law';

const { money } = makers;

export const exclusion = formWithCopies<Filer>('ga-retirement', 'Retirement Income Exclusion', listFilers, {
  name: 'Form 500, Schedule 1, page 2',
  attachedWhen: 'anyEntry',
});
type Own = StateCopyReader<GeorgiaLaw, Filer>;

/** 62 or older, or younger and permanently disabled. */
const mayExclude = ({ facts, item, law }: Own): boolean =>
  isAtLeast(facts, item.person, law.retirement.age) || item.person.permanentlyDisabled;

export const earned = exclusion.money(
  '3',
  'Earned income',
  'Salary and wages, and other earned income (losses)',
  (reader) =>
    mayExclude(reader)
      ? reader.at(income.all.wages, reader.copy) +
        reader.at(income.all.business, reader.copy) +
        reader.at(income.all.farm, reader.copy)
      : null,
);
export const earnedThatCounts = exclusion.money(
  '5',
  'Countable earned income',
  'The smaller of line 3 or the earned income maximum. If zero or less, enter 0',
  ({ get, law }) => blankIfZero(notBelowZero(smallerOf(get(earned), law.retirement.earnedIncome))),
);
/** Interest of the United States is taken off by its own line, so it is no part of this one. */
export const unearned = exclusion.money(
  '14',
  'Unearned income',
  'Interest, dividends, capital gains, other income, IRA distributions, pensions, and rents and royalties',
  (reader) => {
    if (!mayExclude(reader)) return null;
    const { at, copy, facts, item } = reader;
    const { interest, dividends, gains, pensions, supplemental, unemployment, gambling, other } = income.all;
    let total =
      -usObligationInterest(facts, item.owner) - railroadPart(facts, item.owner, at(pensions, copy));
    for (const line of [interest, dividends, gains, pensions, supplemental, unemployment, gambling, other])
      total += at(line, copy);
    return notBelowZero(total);
  },
);
export const mostExcluded = exclusion.money(
  '16',
  'Maximum exclusion',
  'Enter $65,000 if 65 or older, or $35,000 if 62 to 64, or under 62 and permanently disabled',
  (reader) => {
    if (!mayExclude(reader)) return null;
    const { facts, item, law } = reader;
    return isAtLeast(facts, item.person, law.retirement.fullAge)
      ? law.retirement.mostFullAge
      : law.retirement.most;
  },
);
export const excluded = exclusion.money(
  '17',
  'Retirement income exclusion',
  'The smaller of line 16 or the total of lines 5 and 14',
  ({ get }) => blankIfZero(smallerOf(get(mostExcluded), get(earnedThatCounts) + get(unearned))),
);
export const militaryExcluded = exclusion.money(
  'military',
  'Military retirement exclusion',
  'If under 62: military retirement income up to $17,500, plus up to another $17,500 if Georgia earned income is over $17,500',
  (reader) => {
    const { facts, item, law, at, copy } = reader;
    if (isAtLeast(facts, item.person, law.military.belowAge) || mayExclude(reader)) return null;
    const pay = pensionPart(
      facts,
      item.owner,
      at(income.all.pensions, copy),
      (form) => form.planKind === 'military',
    );
    const work = at(income.here.wages, copy) + at(income.here.business, copy) + at(income.here.farm, copy);
    const times = work > law.military.earnedIncome ? 2 : 1;
    return blankIfZero(smallerOf(pay, times * law.military.most));
  },
);
/** The part that belongs to income taxed here, for people who did not live here all year (IT-511, Part-Year Residents). */
export const excludedHere = exclusion.money(
  'here',
  'Georgia exclusion',
  'Retirement income exclusion, prorated by Georgia income',
  ({ get, at, copy }) => {
    const { interest, dividends, gains, pensions, supplemental, unemployment, gambling, other } = income.all;
    const here = income.here;
    const all =
      at(interest, copy) +
      at(dividends, copy) +
      at(gains, copy) +
      at(pensions, copy) +
      at(supplemental, copy) +
      at(unemployment, copy) +
      at(gambling, copy) +
      at(other, copy);
    const own =
      at(here.interest, copy) +
      at(here.dividends, copy) +
      at(here.gains, copy) +
      at(here.pensions, copy) +
      at(here.supplemental, copy) +
      at(here.unemployment, copy) +
      at(here.gambling, copy) +
      at(here.other, copy);
    return blankIfZero(roundHalfUp((get(excluded) + get(militaryExcluded)) * ratio(own, all)));
  },
);

export const federalAgi = money(
  '8',
  'Federal adjusted gross income',
  'Federal adjusted gross income (from federal Form 1040)',
  ({ get }) => get(agi),
);
export const otherStates = schedule1.money(
  '1',
  'Interest on other states’ obligations',
  'Interest on Non-Georgia Municipal and State Bonds',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'GA')),
);
/** O.C.G.A. 48-1-2(14) and 48-7-39: federal depreciation is added back, and depreciation without bonus is taken off. */
const depreciationAddition = schedule1.money(
  '5',
  'Other additions',
  'Other: federal depreciation of bonus property in excess of Georgia depreciation (Georgia Form 4562)',
  ({ facts }) => blankIfZero(notBelowZero(bonusDifference(facts))),
);
export const additions = schedule1.money('6', 'Total additions', 'Total Additions', ({ get }) =>
  blankIfZero(get(otherStates) + get(depreciationAddition)),
);
export const retirementExclusion = schedule1.money(
  '7',
  'Retirement income exclusion',
  'Retirement Income Exclusion: yourself and your spouse',
  ({ each }) =>
    blankIfZero([...each(excluded), ...each(militaryExcluded)].reduce((total, own) => total + own, 0)),
);
export const benefits = schedule1.money(
  '8',
  'Social Security benefits',
  'Social Security benefits (taxable portion from the federal return), with railroad retirement benefits',
  (reader) => blankIfZero(reader.get(socialSecurityTaxable) + railroadPensions(reader, income.all.pensions)),
);
/** Up to $4,000 for each beneficiary, $8,000 on a joint return. */
export const collegeSavings = schedule1.money(
  '9',
  'Path2College 529 Plan',
  'Contributions to the Path2College 529 Plan, up to the limit for each beneficiary',
  ({ facts, law }) => {
    const paid = new Map<string, number>();
    for (const { state, kind, beneficiary, contributed } of facts.education529) {
      if (state.toUpperCase() !== 'GA' || kind === 'able') continue;
      const who = typeof beneficiary === 'string' ? beneficiary : `dependent ${beneficiary.dependentIndex}`;
      paid.set(who, (paid.get(who) ?? 0) + exactDollars(contributed));
    }
    let total = 0;
    for (const amount of paid.values())
      total += Math.min(amount, law.collegeSavings.most[facts.filingStatus]);
    return blankIfZero(roundHalfUp(total));
  },
);
export const usInterest = schedule1.money(
  '10',
  'Interest on U.S. obligations',
  'Interest on United States Obligations',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
/** Refunds of other states that are in federal income; Georgia's own refund stays taxed. */
export const otherRefunds = schedule1.money(
  '12',
  'Refunds from other states',
  'Income tax refunds from states other than Georgia included in federal adjusted gross income',
  ({ facts, get }) => {
    const of = (other: boolean) =>
      dollars(
        addCents(facts.governmentPayments, (form) => {
          const payer = (form.stateRefundState || form.state || 'GA').toUpperCase();
          return !other || payer !== 'GA' ? form.stateRefund : noCents;
        }),
      );
    const all = of(false);
    return all === 0 ? null : blankIfZero(roundHalfUp((get(stateRefunds) * of(true)) / all));
  },
);
const depreciationSubtraction = schedule1.money(
  '12 depreciation',
  'Depreciation',
  'Other adjustments: Georgia depreciation of bonus property in excess of the federal amount',
  ({ facts }) => blankIfZero(notBelowZero(-bonusDifference(facts))),
);
export const subtractions = schedule1.money('13', 'Total subtractions', 'Total Subtractions', ({ get }) =>
  blankIfZero(
    get(retirementExclusion) +
      get(benefits) +
      get(collegeSavings) +
      get(usInterest) +
      get(otherRefunds) +
      get(depreciationSubtraction),
  ),
);
export const netAdjustments = schedule1.money(
  '14',
  'Net adjustments',
  'Net Adjustments: total additions less total subtractions',
  ({ get }) => blankIfZero(get(additions) - get(subtractions)),
);
export const adjustments = money('9', 'Adjustments', 'Adjustments from Schedule 1', ({ get }) =>
  blankIfZero(get(netAdjustments)),
);
export const georgiaAgi = money(
  '10',
  'Georgia adjusted gross income',
  'Georgia adjusted gross income (Net total of Line 8 and Line 9)',
  ({ get }) => get(federalAgi) + get(adjustments),
);

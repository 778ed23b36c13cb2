import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import { earnedIncome } from '../../us/eic/earned-income';
import { type Filer, listFilers } from '../../us/filers';
import { type StateCopyReader } from '../form';
import { ratio } from '../shared/income';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { contributed529 } from '../shared/payments';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import {
  formWithCopies,
  income,
  makers,
  residency,
  scheduleA,
  scheduleM,
  type WestVirginiaReader,
} from './form';
import { type WestVirginiaLaw } from './law';

const { money } = makers;

export const people = formWithCopies<Filer>('wv-schedule-m', 'Modifications by person', listFilers, {
  name: 'Schedule M, both spouses’ columns',
});
type Own = StateCopyReader<WestVirginiaLaw, Filer>;
type Distribution = WestVirginiaReader['facts']['retirement'][number];
const pensionsOf = ({ facts, item, at, copy }: Own, test: (form: Distribution) => boolean) =>
  pensionPart(facts, item.owner, at(income.all.pensions, copy), test);
const publicKinds: ReadonlySet<string> = new Set(['federalCivil', 'teacher', 'stateOrLocal']);

export const usInterest = people.money(
  '29',
  'Interest on U.S. obligations',
  'Interest or dividends on United States obligations',
  ({ facts, item }) => blankIfZero(usObligationInterest(facts, item.owner)),
);
/** All of military retirement, railroad retirement, and pensions of West Virginia police and firefighters. */
export const untaxedPension = people.money(
  '30-32',
  'Military and police retirement',
  'Military retirement, certain state and federal police and firefighter retirement, and railroad retirement',
  (reader: Own) =>
    blankIfZero(
      pensionsOf(
        reader,
        ({ planKind, planState }) =>
          planKind === 'military' ||
          planKind === 'railroad' ||
          (planKind === 'policeOrFire' && planState.toUpperCase() === 'WV'),
      ),
    ),
);
export const publicPension = people.money(
  '33',
  'Public pensions',
  'West Virginia teachers’, public employees’, and federal retirement, up to $2,000',
  (reader: Own) =>
    blankIfZero(
      smallerOf(
        pensionsOf(
          reader,
          ({ planKind, planState }) =>
            planKind !== null &&
            publicKinds.has(planKind) &&
            (planKind === 'federalCivil' || planState.toUpperCase() === 'WV'),
        ),
        reader.law.publicPensions.most,
      ),
    ),
);
/** All of it up to an income of $50,000, or $100,000 of couples; above, 35% in 2024. */
export const benefits = people.money(
  '34',
  'Social Security benefits',
  'Social Security benefits that are taxable on the federal return',
  ({ at, copy, get, facts, law }: Own) => {
    const taxed = at(income.all.socialSecurity, copy);
    const over = get(agi) > law.socialSecurity.incomeLimit[facts.filingStatus];
    return blankIfZero(roundHalfUp(over ? taxed * law.socialSecurity.shareAbove : taxed));
  },
);
/** $8,000 of income for people of 65 or more, or permanently disabled, less the other modifications. */
export const seniorDeduction = people.money(
  '47',
  'Senior citizen or disability deduction',
  'Income not included above, up to $8,000 including the modifications above',
  ({ facts, item, law, at, get, copy }: Own) => {
    if (!isAtLeast(facts, item.person, law.senior.age) && !item.person.permanentlyDisabled) return null;
    const others = get(usInterest) + get(untaxedPension) + get(publicPension) + get(benefits);
    const left = notBelowZero(at(income.agiAll, copy) - others);
    return blankIfZero(smallerOf(left, notBelowZero(law.senior.most - others)));
  },
);

/** The whole contribution (W. Va. Code 18-30-10 and 11-21-12a). */
export const collegeSavings = scheduleM.money(
  '39',
  'College savings',
  'Contributions to West Virginia’s college savings program (SMART529)',
  ({ facts }) => blankIfZero(dollars(contributed529(facts, 'WV', null))),
);

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal Adjusted Gross Income or income to claim senior citizen tax credit',
  ({ get }) => get(agi),
);
export const additions = money('2', 'Additions', 'Additions to income, from Schedule M', ({ facts }) =>
  blankIfZero(otherStatesInterest(facts, 'WV')),
);
export const subtractions = money(
  '3',
  'Subtractions',
  'Subtractions from income, from Schedule M, including state tax refunds',
  ({ get, each }) =>
    blankIfZero(
      get(stateRefunds) +
        get(collegeSavings) +
        sum([
          ...each(usInterest),
          ...each(untaxedPension),
          ...each(publicPension),
          ...each(benefits),
          ...each(seniorDeduction),
        ]),
    ),
);
export const westVirginiaAgi = money(
  '4',
  'West Virginia adjusted gross income',
  'West Virginia Adjusted Gross Income (line 1 plus line 2 minus line 3)',
  ({ get }) => get(federalAgi) + get(additions) - get(subtractions),
);
/** Up to $10,000 of earned income of people with no more than that of federal adjusted gross income. */
export const lowIncome = money(
  '5',
  'Low-income exclusion',
  'Low-Income Earned Income Exclusion',
  ({ get, facts, law }) => {
    const most = law.lowIncome.most[facts.filingStatus];
    if (get(federalAgi) > most) return null;
    return blankIfZero(notBelowZero(Math.min(get(earnedIncome), get(westVirginiaAgi), most)));
  },
);
/** A surviving spouse has one more; people whom others claim have none, and $500 if nobody else counts. */
export const exemptions = money(
  '6',
  'Exemptions',
  'Exemptions × $2,000; $500 if there are none',
  (reader) => {
    const { facts, law } = reader;
    const people =
      filersOf(facts) -
      countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent) +
      countDependents(reader) +
      (facts.filingStatus === 'qss' ? 1 : 0);
    return people === 0 ? law.exemptions.whenNone : people * law.exemptions.each;
  },
);
export const taxableIncome = money(
  '7',
  'West Virginia taxable income',
  'West Virginia Taxable Income (line 4 minus lines 5 and 6). If less than 0, enter 0',
  ({ get }) => notBelowZero(get(westVirginiaAgi) - get(lowIncome) - get(exemptions)),
);

export const incomeHere = scheduleA.money(
  '68',
  'West Virginia income',
  'Income while a West Virginia resident and from West Virginia sources, minus its share of the subtractions',
  ({ each, get, facts, at }) => {
    let here = 0;
    listFilers({ facts }).forEach((_, copy) => {
      const part = (kind: 'pensions' | 'interest' | 'socialSecurity') => {
        const all = at(income.all[kind], copy);
        return all === 0 ? 0 : at(income.here[kind], copy) / all;
      };
      const days = ratio(at(income.agiHere, copy), at(income.agiAll, copy));
      here +=
        at(income.agiHere, copy) -
        (at(untaxedPension, copy) + at(publicPension, copy)) * part('pensions') -
        at(usInterest, copy) * part('interest') -
        at(benefits, copy) * part('socialSecurity') -
        at(seniorDeduction, copy) * days;
    });
    const interestShare = ratio(sum(each(income.here.interest)), sum(each(income.all.interest)));
    return notBelowZero(
      roundHalfUp(
        here +
          get(additions) * interestShare -
          (get(stateRefunds) + get(collegeSavings)) * get(residency.share),
      ),
    );
  },
);
export const share = scheduleA.rate(
  '71',
  'West Virginia share',
  'West Virginia income divided by total income, to four decimal places',
  ({ get }) => roundToPlaces(ratio(get(incomeHere), get(westVirginiaAgi)), 4),
);

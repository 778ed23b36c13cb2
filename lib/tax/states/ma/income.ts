import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { exactDollars } from '../../facts/cents';
import { type Line } from '../../engine/line';
import { capitalGain } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as adjustment from '../../us/schedule-1/adjustments';
import { scheduleD } from '../../us/schedule-d/form';
import { netLongTermGain, netShortTermGain } from '../../us/schedule-d/schedule-d';
import { type Filer, listFilers } from '../../us/filers';
import { type StateCopyReader } from '../form';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import {
  formWithCopies,
  income,
  makers,
  type MassachusettsReader,
  residency,
  scheduleB,
  worksheet,
} from './form';
import { type MassachusettsLaw } from './law';

const { money } = makers;

export const people = formWithCopies<Filer>('ma-people', 'Pensions by person', listFilers, {
  name: 'Pension worksheet',
  kind: 'worksheet',
});
type Own = StateCopyReader<MassachusettsLaw, Filer>;
type Distribution = MassachusettsReader['facts']['retirement'][number];

const governments: ReadonlySet<string> = new Set(['stateOrLocal', 'teacher', 'policeOrFire']);
/** Contributory plans of the United States and of Massachusetts, and pensions of the armed forces. */
const isUntaxed = ({ planKind, planState }: Distribution): boolean =>
  planKind === 'federalCivil' ||
  planKind === 'military' ||
  planKind === 'railroad' ||
  (planKind !== null && governments.has(planKind) && planState.toUpperCase() === 'MA');

export const untaxedPension = people.money(
  'untaxed',
  'Nontaxable pensions',
  'Federal and Massachusetts government pensions, and contributions already taxed',
  ({ facts, item, at, copy }: Own) => {
    const all = at(income.all.pensions, copy);
    const exempt = pensionPart(facts, item.owner, all, isUntaxed);
    let taxedBefore = 0;
    for (const form of facts.retirement)
      if (form.owner === item.owner && !isUntaxed(form))
        taxedBefore += exactDollars(form.contributionsAlreadyTaxed);
    return blankIfZero(Math.min(all, exempt + roundHalfUp(taxedBefore)));
  },
);
const here = ({ each }: Pick<MassachusettsReader, 'each'>, line: Line<number>) => sum(each(line));
/** Part of an amount of the whole year that belongs to the state, as the kind of income does. */
const partHere = (reader: MassachusettsReader, kind: 'pensions' | 'interest' | 'dividends' | 'gains') => {
  const all = here(reader, income.all[kind]);
  return all === 0 ? reader.get(residency.share) : here(reader, income.here[kind]) / all;
};

export const wages = money('3', 'Wages', 'Wages, salaries, tips', (reader) =>
  blankIfZero(here(reader, income.here.wages)),
);
export const pensions = money('4', 'Taxable pensions', 'Taxable pensions and annuities', (reader) =>
  blankIfZero(
    roundHalfUp(
      (here(reader, income.all.pensions) - sum(reader.each(untaxedPension))) * partHere(reader, 'pensions'),
    ),
  ),
);
/** The exclusion of $100 or $200 was repealed for 2024. */
export const bankInterest = money(
  '5',
  'Massachusetts bank interest',
  'Massachusetts bank interest',
  (reader) => {
    const own = reader.facts.interest.reduce(
      (total, form) => total + (form.massachusettsBank ? exactDollars(form.interest) : 0),
      0,
    );
    return blankIfZero(roundHalfUp(own * partHere(reader, 'interest')));
  },
);
export const business = money(
  '6',
  'Business and farm income',
  'Business/profession or farm income or loss',
  (reader) => blankIfZero(here(reader, income.here.business) + here(reader, income.here.farm)),
);
export const supplemental = money(
  '7',
  'Rents, royalties, and pass-through entities',
  'Rental, royalty, REMIC, partnership, S corporation, and trust income or loss',
  (reader) => blankIfZero(here(reader, income.here.supplemental)),
);
export const unemployment = money('8a', 'Unemployment', 'Unemployment compensation', (reader) =>
  blankIfZero(here(reader, income.here.unemployment)),
);
export const winnings = money(
  '8b',
  'Gambling winnings',
  'Massachusetts state lottery and other winnings',
  (reader) => blankIfZero(here(reader, income.here.gambling)),
);
/** Refunds of state tax are no income here. */
export const other = money(
  '9',
  'Other income',
  'Other income, including alimony, from Schedule X',
  (reader) =>
    blankIfZero(
      here(reader, income.here.other) - roundHalfUp(reader.get(stateRefunds) * reader.get(residency.share)),
    ),
);
export const partB = money('10', 'Total 5.0% income', 'Total 5.0% income. Add lines 3 through 9', ({ get }) =>
  [wages, pensions, bankInterest, business, supplemental, unemployment, winnings, other].reduce(
    (total, line) => total + get(line),
    0,
  ),
);

export const interestAndDividends = scheduleB.money(
  '7',
  'Interest and dividends',
  'Interest and dividends less interest on U.S. obligations and from Massachusetts banks, plus interest on other states’ obligations',
  (reader) => {
    const { facts, get } = reader;
    const us = usObligationInterest(facts);
    const all = here(reader, income.here.interest) + here(reader, income.here.dividends);
    const share = ratio(all, here(reader, income.all.interest) + here(reader, income.all.dividends));
    return notBelowZero(
      all + roundHalfUp((otherStatesInterest(facts, 'MA') - us) * share) - get(bankInterest),
    );
  },
);
export const shortTerm = scheduleB.money(
  '19',
  'Short-term gain or loss',
  'Net short-term gain or loss',
  (reader) =>
    reader.attached(scheduleD) ? roundHalfUp(reader.get(netShortTermGain) * partHere(reader, 'gains')) : null,
);
export const longTerm = scheduleB.money(
  'D13',
  'Long-term gain or loss',
  'Net long-term gain or loss',
  (reader) =>
    reader.attached(scheduleD)
      ? roundHalfUp(reader.get(netLongTermGain) * partHere(reader, 'gains'))
      : blankIfZero(roundHalfUp(reader.get(capitalGain) * partHere(reader, 'gains'))),
);
/** Up to $2,000 of interest and dividends; what is left goes against long-term gains. */
export const shortLossOnInterest = scheduleB.money(
  '20',
  'Short-term loss against interest',
  'Short-term losses applied against interest and dividends, up to $2,000',
  ({ get, law }) =>
    blankIfZero(
      Math.min(notBelowZero(-get(shortTerm)), get(interestAndDividends), law.losses.mostAgainstInterest),
    ),
);
export const shortLossOnLong = scheduleB.money(
  '22',
  'Short-term loss against long-term gain',
  'Short-term losses applied against long-term gains',
  ({ get }) =>
    blankIfZero(
      smallerOf(notBelowZero(-get(shortTerm) - get(shortLossOnInterest)), notBelowZero(get(longTerm))),
    ),
);
/** Without limit against short-term gains, then against what is left of $2,000 of interest and dividends. */
export const longLossOnShort = scheduleB.money(
  'D14',
  'Long-term loss against short-term gain',
  'Long-term losses applied against short-term gains',
  ({ get }) => blankIfZero(smallerOf(notBelowZero(-get(longTerm)), notBelowZero(get(shortTerm)))),
);
export const longLossOnInterest = scheduleB.money(
  '32',
  'Long-term loss against interest',
  'Long-term losses applied against interest and dividends, from the worksheet',
  ({ get, law }) =>
    blankIfZero(
      Math.min(
        notBelowZero(-get(longTerm) - get(longLossOnShort)),
        notBelowZero(
          smallerOf(get(interestAndDividends), law.losses.mostAgainstInterest) - get(shortLossOnInterest),
        ),
      ),
    ),
);
export const adjustedInterest = scheduleB.money(
  '35',
  'Adjusted interest and dividends',
  'Interest and dividends minus the losses applied against them',
  ({ get }) => get(interestAndDividends) - get(shortLossOnInterest) - get(longLossOnInterest),
);
export const taxableShortTerm = scheduleB.money(
  '28',
  'Short-term gain',
  'Short-term gain minus long-term losses',
  ({ get }) => notBelowZero(get(shortTerm) - get(longLossOnShort)),
);
export const taxableLongTerm = scheduleB.money(
  'D19',
  'Long-term gain',
  'Long-term gain minus short-term losses',
  ({ get }) => notBelowZero(get(longTerm) - get(shortLossOnLong)),
);
export const grossIncome = worksheet.money(
  'gross',
  'Income from all classes',
  'Line 10, adjusted interest and dividends, and gains from Schedules B and D',
  ({ get }) => get(partB) + get(adjustedInterest) + get(taxableShortTerm) + get(taxableLongTerm),
);
/** Adjustments of Schedule Y that the worksheet for no tax status takes off. */
export const scheduleYAdjustments = worksheet.money(
  'Y1',
  'Adjustments',
  'Penalty on early withdrawal, alimony paid, armed forces moving expenses, self-employed health insurance, and HSA deduction',
  ({ get }) =>
    blankIfZero(
      roundHalfUp(
        (get(adjustment.earlyWithdrawal) +
          get(adjustment.alimonyPaid) +
          get(adjustment.moving) +
          get(adjustment.healthInsurance) +
          get(adjustment.hsa)) *
          get(inState),
      ),
    ),
);
const totalElsewhere = (reader: MassachusettsReader) =>
  sum(reader.each(income.totalAll)) - sum(reader.each(income.all.socialSecurity));

/** 1 for residents; part-year residents by days, nonresidents by income (Form 1-NR/PY, lines 3 and 14g). */
export const inState = worksheet.rate(
  'ratio',
  'Massachusetts ratio',
  'Days as a resident divided by days in the year or, for nonresidents, Massachusetts income divided by total income',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    if (residency.isPartYear(reader)) return reader.get(residency.share);
    return ratio(notBelowZero(reader.get(grossIncome)), totalElsewhere(reader));
  },
);
/** Income of the whole year, as if a resident: what no tax status and the limited income credit look at. */
export const wholeIncome = worksheet.money(
  'AGI',
  'Massachusetts adjusted gross income',
  'Massachusetts AGI worksheet: income from all classes minus adjustments, for the full year',
  (reader) =>
    residency.isResident(reader)
      ? reader.get(grossIncome) - reader.get(scheduleYAdjustments)
      : Math.max(reader.get(grossIncome), totalElsewhere(reader)),
);

export const hasForeignState = ({ facts }: MassachusettsReader): boolean =>
  facts.retirement.some(
    ({ planKind, planState }) =>
      planKind !== null && governments.has(planKind) && planState !== '' && planState.toUpperCase() !== 'MA',
  );

import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { addCents, dollars, exactDollars, noCents } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { type Filer, listFilers } from '../../us/filers';
import { type StateCopyReader } from '../form';
import { ratio } from '../shared/income';
import { countFilers, filersOf } from '../shared/people';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { isEarly, pensionPart } from '../shared/pensions';
import { formWithCopies, income, type MaineReader, makers, residency, scheduleNr } from './form';
import { type MaineLaw } from './law';

const { money } = makers;

export const people = formWithCopies<Filer>('me-pensions', 'Pension Income Deduction', listFilers, {
  name: 'Worksheet for Pension Income Deduction',
  kind: 'worksheet',
});
type Own = StateCopyReader<MaineLaw, Filer>;
type Distribution = MaineReader['facts']['retirement'][number];
const pensionsOf = ({ facts, item, at, copy }: Own, test: (form: Distribution) => boolean) =>
  pensionPart(facts, item.owner, at(income.all.pensions, copy), test);

/** Military retirement and railroad retirement: all of it. */
export const untaxedPension = people.money(
  '6',
  'Military and railroad retirement',
  'Military pension benefits and railroad retirement benefits in federal income',
  (reader: Own) =>
    blankIfZero(pensionsOf(reader, ({ planKind }) => planKind === 'military' || planKind === 'railroad')),
);
/** Not for early distributions; the limit falls by all Social Security received. */
export const pensionDeduction = people.money(
  '5',
  'Pension income deduction',
  'The smaller of eligible pension income or $45,864 minus Social Security and railroad benefits received',
  (reader: Own) => {
    const { facts, item, get, law } = reader;
    const eligible = pensionsOf(
      reader,
      (form) => !isEarly(form) && form.planKind !== 'military' && form.planKind !== 'railroad',
    );
    const received = dollars(
      addCents(facts.socialSecurity, ({ owner, netBenefits }) =>
        owner === item.owner ? netBenefits : noCents,
      ),
    );
    const railroad = pensionsOf(reader, ({ planKind }) => planKind === 'railroad');
    return blankIfZero(
      smallerOf(eligible, notBelowZero(law.pensions.most - notBelowZero(received) - railroad)) +
        get(untaxedPension),
    );
  },
);
export const usInterest = people.money(
  'US interest',
  'Interest on U.S. obligations',
  'Interest from U.S. government bonds included in federal adjusted gross income',
  ({ facts, item }) => blankIfZero(usObligationInterest(facts, item.owner)),
);

export const federalAgi = money(
  '14',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const additions = money('15a', 'Additions', 'Additions to income, from Schedule 1A', ({ facts }) =>
  blankIfZero(otherStatesInterest(facts, 'ME')),
);
/** College savings: $1,000 for each beneficiary, up to an income limit. */
export const subtractions = money(
  '15b',
  'Subtractions',
  'Subtractions from income, from Schedule 1S',
  ({ facts, each, get, law }) => {
    let savings = 0;
    if (get(agi) <= law.collegeSavings.incomeLimit[facts.filingStatus])
      for (const plan of facts.education529)
        if (plan.kind !== 'able')
          savings += Math.min(exactDollars(plan.contributed), law.collegeSavings.mostEach);
    return blankIfZero(
      get(socialSecurityTaxable) +
        get(stateRefunds) +
        sum(each(pensionDeduction)) +
        sum(each(usInterest)) +
        roundHalfUp(savings),
    );
  },
);
export const maineAgi = money(
  '16',
  'Maine adjusted gross income',
  'Maine adjusted gross income: line 14 plus line 15a minus line 15b',
  ({ get }) => get(federalAgi) + get(additions) - get(subtractions),
);

const kept = (amount: number, { get, facts }: MaineReader, rule: MaineLaw['deductionPhaseOut']): number => {
  const over = notBelowZero(get(maineAgi) - rule.from[facts.filingStatus]);
  return amount * (1 - Math.min(1, roundToPlaces(over / rule.width[facts.filingStatus], 4)));
};
/** Without state income tax; all but medical expenses up to $35,250. */
const itemized = ({ get, law }: MaineReader): number => {
  const property = get(federalA.realEstateTaxes) + get(federalA.personalPropertyTaxes);
  const incomeTax = get(federalA.salesTaxElected)
    ? get(federalA.limitedStateTaxes) - Math.min(property, get(federalA.limitedStateTaxes))
    : notBelowZero(get(federalA.limitedStateTaxes) - property);
  const rest = get(federalA.itemizedTotal) - incomeTax - get(federalA.medicalDeduction);
  return get(federalA.medicalDeduction) + Math.min(rest, law.deductions.itemizedCap);
};
/** Whoever itemizes on the federal return may choose. */
export const deduction = money(
  '17',
  'Deduction',
  'Standard or itemized deduction, after the phaseout',
  (reader) => {
    const { get, attached, facts, law } = reader;
    const election = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'ME')?.itemize ?? 'auto';
    const standard = get(standardDeduction);
    const mayItemize = attached(federalA.scheduleA) && election !== 'standard';
    const whole = mayItemize
      ? election === 'itemized'
        ? itemized(reader)
        : Math.max(standard, itemized(reader))
      : standard;
    return kept(whole, reader, law.deductionPhaseOut);
  },
);
export const exemptions = money(
  '18',
  'Exemption',
  'Personal exemption deduction, after the phaseout',
  (reader) => {
    const { facts, law } = reader;
    const people = filersOf(facts) - countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    return kept(people * law.exemptions.each, reader, law.exemptionPhaseOut);
  },
);
export const taxableIncome = money(
  '19',
  'Taxable income',
  'Taxable income: line 16 minus lines 17 and 18',
  ({ get }) => notBelowZero(get(maineAgi) - get(deduction) - get(exemptions)),
);

export const incomeHere = scheduleNr.money(
  '7b',
  'Maine income',
  'Income while a Maine resident and from Maine sources, minus its share of the subtractions',
  ({ facts, at, get, each }) => {
    let here = 0;
    listFilers({ facts }).forEach((_, copy) => {
      const part = (kind: 'pensions' | 'interest') => {
        const all = at(income.all[kind], copy);
        return all === 0 ? 0 : at(income.here[kind], copy) / all;
      };
      here +=
        at(income.agiHere, copy) -
        at(income.here.socialSecurity, copy) -
        at(pensionDeduction, copy) * part('pensions') -
        at(usInterest, copy) * part('interest');
    });
    const savings =
      get(subtractions) -
      get(socialSecurityTaxable) -
      get(stateRefunds) -
      sum(each(pensionDeduction)) -
      sum(each(usInterest));
    return notBelowZero(
      roundHalfUp(here + (get(additions) - get(stateRefunds) - savings) * get(residency.share)),
    );
  },
);
/** 1 for residents. */
export const maineShare = scheduleNr.rate(
  '8',
  'Share of Maine income',
  'Maine income divided by Maine adjusted gross income, to four decimal places',
  (reader) =>
    residency.isResident(reader) ? 1 : roundToPlaces(ratio(reader.get(incomeHere), reader.get(maineAgi)), 4),
);

import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { dollars, exactDollars } from '../../facts/cents';
import {
  pensionsTaxable,
  socialSecurity,
  socialSecurityTaxable,
  taxExemptInterest,
} from '../../us/form-1040/income';
import { earnedIncomeCredit as federalEarned } from '../../us/form-1040/payments';
import { agi } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import { careCredit as federalCare } from '../../us/schedule-3/part-1';
import { listFilers } from '../../us/filers';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { creditForOtherStates } from '../shared/other-states-credit';
import { contributed529, useTaxDue } from '../shared/payments';
import { pensionPart } from '../shared/pensions';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { rowOf, taxFromTable } from '../shared/rates';
import { income, residency, ri1040, type RhodeIslandReader, scheduleM } from './form';

const { money } = ri1040;

export const federalAgi = money(
  '1',
  'Federal AGI',
  'Federal AGI from Federal Form 1040 or 1040-SR, line 11',
  ({ get }) => get(agi),
);

export const bonds = scheduleM.money(
  '1a',
  'U.S. obligations',
  'Income from obligations of the U.S. government',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const refunds = scheduleM.money(
  '1e',
  'State tax refunds',
  'Refunds of state and local income taxes',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const savings = scheduleM.money(
  '1h',
  'Tuition savings',
  'Contributions to Rhode Island’s tuition savings program',
  ({ facts, law }) =>
    blankIfZero(Math.min(dollars(contributed529(facts, 'RI', null)), law.savings.most[facts.filingStatus])),
);

/** Who reached full retirement age by the end of the year. */
const retired = ({ facts, law }: RhodeIslandReader): boolean[] =>
  listFilers({ facts }).map(({ person }) => person.dateOfBirth <= law.retirement.bornBy);
const isWithin = ({ get, facts, law }: RhodeIslandReader): boolean =>
  get(agi) <= law.retirement.incomeLimit[facts.filingStatus];

export const benefits = scheduleM.money(
  '1s',
  'Social Security',
  'Modification for taxable Social Security income',
  (reader) => {
    if (!isWithin(reader)) return null;
    const may = retired(reader);
    return blankIfZero(sum(reader.each(income.all.socialSecurity).map((own, i) => (may[i] ? own : 0))));
  },
);
export const railroad = scheduleM.money(
  '1d',
  'Railroad retirement',
  'Railroad Retirement benefits included in Federal AGI',
  ({ facts, get }) =>
    blankIfZero(planPart(facts, get(pensionsTaxable), ({ planKind }) => planKind === 'railroad')),
);
export const military = scheduleM.money(
  '1w',
  'Military pensions',
  'Modification for military service pensions',
  ({ facts, get }) =>
    blankIfZero(planPart(facts, get(pensionsTaxable), ({ planKind }) => planKind === 'military')),
);
/** Of pensions and annuities, not of IRAs, each person up to the limit. */
export const pensions = scheduleM.money(
  '1t',
  'Pensions',
  'Modification for taxable retirement income from certain pension plans or annuities',
  (reader) => {
    if (!isWithin(reader)) return null;
    const { facts, each, law } = reader;
    const may = retired(reader);
    const all = each(income.all.pensions);
    return blankIfZero(
      sum(
        listFilers({ facts }).map(({ owner }, i) =>
          may[i]
            ? Math.min(
                law.retirement.most,
                pensionPart(
                  facts,
                  owner,
                  all[i] ?? 0,
                  ({ ira, planKind }) => !ira && planKind !== 'military' && planKind !== 'railroad',
                ),
              )
            : 0,
        ),
      ),
    );
  },
);
type Distribution = RhodeIslandReader['facts']['retirement'][number];
/** The part of the pensions on line 5b that comes from documents meeting a test. */
function planPart(
  facts: RhodeIslandReader['facts'],
  total: number,
  test: (form: Distribution) => boolean,
): number {
  const amount = (forms: readonly Distribution[]) =>
    sum(
      forms.map(({ taxableAmount, grossDistribution }) => exactDollars(taxableAmount ?? grossDistribution)),
    );
  const plans = facts.retirement.filter(({ ira }) => !ira);
  const all = amount(plans);
  return all === 0 ? 0 : roundHalfUp((total * amount(plans.filter(test))) / all);
}
export const additions = scheduleM.money(
  '2a',
  'Interest on other states’ obligations',
  'Income from obligations of any state other than RI',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'RI')),
);
const decreases = [bonds, refunds, railroad, savings, benefits, pensions, military] as const;
export const modifications = money(
  '2',
  'Net modifications',
  'Net modifications to Federal AGI from RI Schedule M, line 3',
  ({ get }) => get(additions) - sum(decreases.map(get)),
);
export const modifiedAgi = money(
  '3',
  'Modified federal AGI',
  'Modified Federal AGI. Combine lines 1 and 2',
  ({ get }) => get(federalAgi) + get(modifications),
);
const left = ({ get, law }: RhodeIslandReader): number => {
  const { over, per, lessPer } = law.phaseOut;
  const steps = Math.ceil(notBelowZero(get(modifiedAgi) - over) / per);
  return notBelowZero(Math.round((1 - steps * lessPer) * 10) / 10);
};
export const standard = money(
  '4',
  'Standard deduction',
  'RI Standard Deduction',
  (reader) => reader.law.deduction.standard[reader.facts.filingStatus] * left(reader),
);
export const after4 = money(
  '5',
  'Income minus deduction',
  'Subtract line 4 from line 3. If zero or less, enter 0',
  ({ get }) => notBelowZero(get(modifiedAgi) - get(standard)),
);
export const exemptions = money('6', 'Exemptions', 'Number of exemptions times $4,950', (reader) => {
  const claimed = countFilers(reader.facts, ({ claimableAsDependent }) => claimableAsDependent);
  const people = filersOf(reader.facts) - claimed + countDependents(reader);
  return people * reader.law.deduction.exemption * left(reader);
});
export const taxable = money(
  '7',
  'RI taxable income',
  'RI taxable income. Subtract line 6 from line 5',
  ({ get }) => notBelowZero(get(after4) - get(exemptions)),
);
export const tax = money(
  '8',
  'RI income tax',
  'RI income tax from Rhode Island Tax Table or Tax Computation Worksheet',
  ({ get, law }) => taxFromTable(get(taxable), law.rates.steps, law.table),
);
const careShare = ({ get, law }: RhodeIslandReader): number =>
  smallerOf(roundHalfUp(get(federalCare) * law.careCredit.share), get(tax));
export const careCredit = money(
  '9a',
  'Share of the federal credit',
  'RI percentage of allowable Federal credit',
  (reader) => blankIfZero(careShare(reader)),
);
export const otherStates = money(
  '9b',
  'Tax paid to other states',
  'RI Credit for income taxes paid to other states',
  (reader) => {
    const { get } = reader;
    if (!residency.isResident(reader)) return null;
    const remaining = get(tax) - get(careCredit);
    return blankIfZero(
      smallerOf(
        remaining,
        creditForOtherStates(reader, { tax: remaining, income: get(modifiedAgi), places: 4 }),
      ),
    );
  },
);
export const afterCredits = money(
  '10a',
  'Tax after credits',
  'Rhode Island income tax after credits. Subtract line 9d from line 8',
  ({ get }) => notBelowZero(get(tax) - get(careCredit) - get(otherStates)),
);
export const useTaxOf = ({ facts, law }: RhodeIslandReader) => useTaxDue(facts, 'RI', law.useTax.rate);
export const useTax = money('12a', 'Use tax', 'Use/sales tax due', useTaxOf);

/** Form RI-1040H: what property tax, or a fifth of the rent, exceeds a share of household income. */
export const propertyRelief = money(
  '14c',
  'Property tax relief',
  'Property tax relief credit from Form RI-1040H',
  (reader) => {
    const { facts, get, law } = reader;
    const rules = law.propertyRelief;
    const may =
      countFilers(facts, (person) => isAtLeast(facts, person, rules.age) || person.permanentlyDisabled) > 0;
    const household =
      get(agi) +
      get(socialSecurity) -
      get(socialSecurityTaxable) +
      get(taxExemptInterest) +
      dollars(facts.states.RI.nontaxableHouseholdIncome);
    if (!residency.isResident(reader) || !may || household > rules.incomeLimit) return null;
    const homes = facts.homes.filter(
      ({ state, propertyTaxExempt }) => state.toUpperCase() === 'RI' && !propertyTaxExempt,
    );
    const paid = sum(
      homes.map((home) =>
        home.use === 'rent'
          ? exactDollars(home.rent) * rules.rentShare
          : exactDollars(home.propertyTax) * (home.share ?? 1),
      ),
    );
    const people = filersOf(facts) + countDependents(reader);
    const { rate } = rowOf(household, people > 1 ? rules.more : rules.one);
    return blankIfZero(smallerOf(rules.most, notBelowZero(paid - notBelowZero(household) * rate)));
  },
);
export const earnedIncomeCredit = money(
  '14d',
  'RI earned income credit',
  'RI earned income credit from RI Schedule EIC',
  ({ get, law }) => blankIfZero(get(federalEarned) * law.earnedIncomeCredit.share),
);

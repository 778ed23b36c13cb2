import { blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { centsOf, dollars } from '../../facts/cents';
import { agi } from '../../us/form-1040/taxable-income';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { listFilers } from '../../us/filers';
import { earnedIncome, isDependent as canBeClaimed } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { isEarly, pensionPart } from '../shared/pensions';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { shareHere, together } from '../shared/sums';
import { type HawaiiReader, income, makers, partYear, residency } from './form';

const { money } = makers;

export const federalIncome = money(
  '7',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
/** Hawaii taxes what employees pay into its retirement system: box 16 is more than box 1. */
export const wageDifference = money(
  '8',
  'Federal and state wage difference',
  'Difference in state and federal wages due to contributions to the retirement system',
  ({ facts }) => {
    let more = 0;
    for (const { wages, states } of facts.w2s)
      for (const row of states)
        if (row.state.toUpperCase() === 'HI') more += Math.max(0, centsOf(row.wages) - centsOf(wages)) / 100;
    return blankIfZero(more);
  },
);
export const bondInterest = money(
  '9',
  'Interest on out-of-state bonds',
  'Interest on bonds of other states and their localities',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'HI')),
);
export const withAdditions = money(
  '12',
  'Income with additions',
  'Add lines 7 through 11',
  ({ get }) => get(federalIncome) + get(wageDifference) + get(bondInterest),
);
/** Pensions as far as the employer paid for them; IRAs and early distributions are taxed. */
const exemptPensions = ({ facts, at }: HawaiiReader, line: typeof income.all.pensions): number =>
  listFilers({ facts }).reduce(
    (all, { owner }, person) =>
      all +
      facts.retirement.reduce((own, form) => {
        if (form.owner !== owner || form.ira || isEarly(form)) return own;
        if (form.planKind === 'ira' || form.planKind === 'roth' || form.planKind === 'deferredComp457')
          return own;
        const part = pensionPart(facts, owner, at(line, person), (one) => one === form);
        return own + part * (1 - (form.employeeShare ?? 0));
      }, 0),
    0,
  );
export const pensions = money(
  '13',
  'Pensions taxed federally but not by Hawaii',
  'Employer-funded pensions',
  (reader) => blankIfZero(exemptPensions(reader, income.all.pensions)),
);
export const socialSecurity = money(
  '14',
  'Social Security benefits',
  'Social Security benefits taxed on the federal return',
  (reader) => blankIfZero(together(reader, income.all.socialSecurity)),
);
export const usInterest = money(
  '18',
  'Other Hawaii subtractions',
  'Interest on obligations of the United States',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const subtractions = money('19', 'Total subtractions', 'Add lines 13 through 18', ({ get }) =>
  blankIfZero(sum([pensions, socialSecurity, usInterest].map((line) => get(line)))),
);
export const hawaiiAgi = money(
  '20',
  'Hawaii adjusted gross income',
  'Line 12 minus line 19',
  ({ get }) => get(withAdditions) - get(subtractions),
);

export const incomeHere = partYear.money(
  'hawaii',
  'Hawaii income',
  'Hawaii column: income minus adjustments, with Hawaii additions and subtractions',
  (reader) =>
    notBelowZero(
      together(reader, income.agiHere) -
        together(reader, income.here.socialSecurity) -
        exemptPensions(reader, income.here.pensions) +
        reader.get(wageDifference) * shareHere(reader, income, 'wages') +
        (reader.get(bondInterest) - reader.get(usInterest)) * shareHere(reader, income, 'interest'),
    ),
);
export const hawaiiShare = partYear.rate(
  'ratio',
  'Ratio of Hawaii income',
  'Hawaii income divided by total income, to three decimal places, but not more than 1',
  (reader) =>
    residency.isResident(reader) ? 1 : roundToPlaces(ratio(reader.get(incomeHere), reader.get(hawaiiAgi)), 3),
);

/** Property tax without a limit; state income tax only below the income limit. */
export const itemized = money(
  '22',
  'Itemized deductions',
  'Federal itemized deductions with Hawaii taxes and limits',
  ({ get, facts, law }) => {
    const rule = law.itemized;
    const total = notBelowZero(
      get(scheduleA.itemizedTotal) -
        get(scheduleA.limitedStateTaxes) +
        get(scheduleA.realEstateTaxes) +
        get(scheduleA.personalPropertyTaxes) +
        (get(agi) < rule.stateTaxBelow[facts.filingStatus] ? get(scheduleA.stateTaxes) : 0),
    );
    const untouched =
      get(scheduleA.medicalDeduction) +
      get(scheduleA.investmentInterestDeduction) +
      get(scheduleA.disasterLoss) +
      dollars(facts.itemized.gamblingLosses);
    const excess = notBelowZero(get(hawaiiAgi) - rule.limitStart[facts.filingStatus]);
    const cut = smallerOf(notBelowZero(total - untouched) * rule.deductionShare, excess * rule.incomeShare);
    return blankIfZero(total - cut);
  },
);
export const standard = money(
  '23',
  'Standard deduction',
  'Standard deduction for your filing status',
  ({ get, facts, law }) => {
    if (facts.filingStatus === 'mfs' && facts.spouseItemizes) return 0;
    const full = law.standardDeduction.amount[facts.filingStatus];
    return get(canBeClaimed)
      ? smallerOf(full, largerOf(law.standardDeduction.dependentLeast, get(earnedIncome)))
      : full;
  },
);
export const deduction = money(
  '23a',
  'Deduction',
  'The larger of line 22 or line 23, or the one you choose. On Form N-15, multiply by the ratio',
  ({ get, facts }) => {
    const choice = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'HI')?.itemize ?? 'auto';
    const amount =
      choice === 'itemized'
        ? get(itemized)
        : choice === 'standard'
          ? get(standard)
          : largerOf(get(itemized), get(standard));
    return amount * get(hawaiiShare);
  },
);
export const afterDeduction = money(
  '24',
  'Income after deductions',
  'Line 20 minus the deduction',
  (reader) =>
    notBelowZero(
      (residency.isResident(reader) ? reader.get(hawaiiAgi) : reader.get(incomeHere)) - reader.get(deduction),
    ),
);
/** With the exemption for a disability nobody has one for age or dependents; whichever is more. */
export const exemptions = money(
  '25',
  'Exemptions',
  '$1,144 for you, your spouse, and each dependent, plus $1,144 for each filer age 65 or older; or $7,000 for a filer who is blind, deaf, or totally disabled',
  (reader) => {
    const { facts, get, law } = reader;
    const { each, age, disabled } = law.exemptions;
    const claimed = countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    const old = countFilers(facts, (person) => isAtLeast(facts, person, age) && !person.claimableAsDependent);
    const regular = (filersOf(facts) - claimed + old + countDependents(reader)) * each;
    const stated = facts.states.HI.disability;
    const people = listFilers({ facts });
    const special = people.some(({ owner }) => stated[owner])
      ? people.reduce(
          (all, { owner, person }) =>
            all + (stated[owner] ? disabled : isAtLeast(facts, person, age) ? each * 2 : each),
          0,
        )
      : 0;
    return largerOf(regular, special) * get(hawaiiShare);
  },
);
export const taxableIncome = money(
  '26',
  'Taxable income',
  'Line 24 minus line 25, but not below zero',
  ({ get }) => notBelowZero(get(afterDeduction) - get(exemptions)),
);

import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { dollars, exactDollars } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { type TaxReader } from '../../us/form';
import { capitalGain, socialSecurityTaxable } from '../../us/form-1040/income';
import { agi, deduction as federalDeduction } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import * as federalA from '../../us/schedule-a/schedule-a';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { gainPieces, supplementalPieces } from '../shared/placed';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { pensionPart } from '../shared/pensions';
import { reducedBySteps, rowOf } from '../shared/rates';
import { form, income, makers, type NewMexicoReader, residency } from './form';

const { money } = makers;

export const federalAgi = money(
  '9',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
/** The part of the limited deduction that is income tax, no more than what itemizing gave over the standard deduction. */
export const stateTaxAddback = money(
  '10',
  'State and local tax deduction',
  'If you itemized, the state and local tax deduction claimed on federal Schedule A',
  ({ attached, get }) => {
    if (!attached(federalA.scheduleA)) return null;
    const all = get(federalA.allStateTaxes);
    const part = all === 0 ? 0 : (get(federalA.limitedStateTaxes) * get(federalA.stateTaxes)) / all;
    return blankIfZero(
      smallerOf(roundHalfUp(part), notBelowZero(get(federalA.itemizedTotal) - get(standardDeduction))),
    );
  },
);

export const pitAdj = form('nm-pit-adj', 'Schedule of Additions, Deductions, and Exemptions', {
  name: 'Form PIT-ADJ',
  attachedWhen: 'anyEntry',
});
export const additions = money(
  '11',
  'Total additions',
  'Total additions to federal adjusted gross income, from Form PIT-ADJ: interest on other states’ bonds',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'NM')),
);
export const federalDeductionLine = money(
  '12',
  'Federal standard or itemized deduction',
  'Federal standard or itemized deduction amount',
  ({ get }) => get(federalDeduction),
);
export const dependentsDeduction = money(
  '13',
  'Deduction for certain dependents',
  'Deduction for certain dependents, not counting the first',
  (reader) =>
    blankIfZero(
      Math.max(0, countDependents(reader) - 1) * reader.law.dependents.each[reader.facts.filingStatus],
    ),
);
export const lowIncomeExemption = money(
  '14',
  'Low- and middle-income exemption',
  'New Mexico low- and middle-income tax exemption',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.lowIncomeExemption;
    const status = facts.filingStatus;
    if (get(federalAgi) > rule.incomeLimit[status]) return null;
    const own = countFilers(facts, ({ claimableAsDependent }) => !claimableAsDependent);
    const each = rule.most - notBelowZero(get(federalAgi) - rule.start[status]) * rule.rate[status];
    return blankIfZero(notBelowZero(each) * (own + countDependents(reader)));
  },
);

export const usInterest = pitAdj.money(
  '7',
  'Interest on U.S. obligations',
  'Interest or dividends on United States government debt obligations',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
/** In 2024 all gains, short ones too, as Form 1040, line 7, has them; half of the deduction for separate filers. */
export const gainDeduction = pitAdj.money(
  '11',
  'Net capital gains deduction',
  '40% of net capital gain, or the gain up to $1,000, whichever is greater',
  ({ facts, get, law }) => {
    const gain = notBelowZero(get(capitalGain));
    const whole = Math.max(gain * law.capitalGain.share, Math.min(gain, law.capitalGain.atLeast));
    return blankIfZero(facts.filingStatus === 'mfs' ? whole / 2 : whole);
  },
);
export const agedExemption = pitAdj.money(
  '13',
  'Exemption for persons 65 or older, or blind',
  'Exemption for persons age 65 or older, or blind',
  ({ facts, get, law }) => {
    const rule = law.aged;
    const people = countFilers(facts, (person) => person.blind || isAtLeast(facts, person, rule.age));
    const each = reducedBySteps(
      rule.most,
      get(federalAgi),
      rule.start[facts.filingStatus],
      rule.step[facts.filingStatus],
      rule.by,
    );
    return blankIfZero(people * each);
  },
);
export const medicalExemption = pitAdj.money(
  '18',
  'Medical care expense exemption',
  'Medical care expense exemption for persons age 65 or older',
  ({ facts, law }) =>
    exactDollars(facts.states.NM.medicalExpense) >= law.medical.largeExpense &&
    countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) > 0
      ? law.medical.exemption
      : null,
);
export const collegeSavings = pitAdj.money(
  '15',
  'New Mexico college savings plan',
  'Contributions to New Mexico-approved Section 529 college savings plans',
  ({ facts }) => blankIfZero(dollars(contributed529(facts, 'NM', null))),
);
export const stateRefund = pitAdj.money(
  '19',
  'State tax refund',
  'Taxable refunds of state income tax included in federal adjusted gross income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const militaryRetirement = pitAdj.money(
  '24',
  'Armed forces retirement',
  'Armed forces retirement pay, up to $30,000 for each filer',
  ({ facts, at, law }) =>
    blankIfZero(
      listFilers({ facts }).reduce(
        (total, { owner }, i) =>
          total +
          smallerOf(
            pensionPart(facts, owner, at(income.all.pensions, i), ({ planKind }) => planKind === 'military'),
            law.military.most,
          ),
        0,
      ),
    ),
);
export const railroad = pitAdj.money(
  '10',
  'Railroad retirement',
  'Railroad Retirement Act annuities and benefits',
  ({ facts, at }) =>
    blankIfZero(
      listFilers({ facts }).reduce(
        (total, { owner }, i) =>
          total +
          pensionPart(facts, owner, at(income.all.pensions, i), ({ planKind }) => planKind === 'railroad'),
        0,
      ),
    ),
);
export const socialSecurity = pitAdj.money(
  '25',
  'Social Security exemption',
  'Social Security benefits included in federal income, if income is within the limit',
  ({ facts, get, law }) =>
    get(federalAgi) <= law.socialSecurity.incomeLimit[facts.filingStatus]
      ? blankIfZero(get(socialSecurityTaxable))
      : null,
);
export const adjustments = money(
  '15',
  'Total deductions and exemptions',
  'Total deductions and exemptions from federal income, from Form PIT-ADJ',
  ({ get }) =>
    blankIfZero(
      get(usInterest) +
        get(gainDeduction) +
        get(agedExemption) +
        get(medicalExemption) +
        get(collegeSavings) +
        get(stateRefund) +
        get(militaryRetirement) +
        get(railroad) +
        get(socialSecurity),
    ),
);
export const medicalDeduction = money(
  '16',
  'Medical care expense deduction',
  'Medical care expense deduction: 10% to 25% of expenses, based on income',
  ({ facts, get, law }) =>
    blankIfZero(
      exactDollars(facts.states.NM.medicalExpense) *
        rowOf(get(federalAgi), law.medical.shares[facts.filingStatus]).share,
    ),
);
export const taxableIncome = money(
  '17',
  'New Mexico taxable income',
  'Add lines 9, 10, and 11, then subtract lines 12 to 16. Cannot be less than 0',
  ({ get }) =>
    notBelowZero(
      get(federalAgi) +
        get(stateTaxAddback) +
        get(additions) -
        get(federalDeductionLine) -
        get(dependentsDeduction) -
        get(lowIncomeExemption) -
        get(adjustments) -
        get(medicalDeduction),
    ),
);

export const pitB = form('nm-pit-b', 'Allocation and Apportionment of Income', {
  name: 'Form PIT-B',
  attachedWhen: (reader) => !residency.isResident(reader) || propertyIn(reader, isElsewhere) !== 0,
});
const isElsewhere = (state: string): boolean => state !== '' && state !== 'NM';
/**
 * Rent and gain of property in other states, as far as a resident has it. New Mexico leaves it to the state of the property,
 * of residents, too (PIT-1 Instructions (2025), line 20, example 2; PIT-B, rents and gains).
 */
export function propertyIn(reader: NewMexicoReader, isThere: (state: string) => boolean): number {
  const { facts } = reader;
  const place = { facts, code: 'NM' };
  const rents = supplementalPieces(reader as unknown as TaxReader, place);
  let total = 0;
  facts.rentals.forEach(({ state }, i) => {
    const piece = rents[i];
    if (piece && isThere(state.toUpperCase())) total += piece.amount * piece.here;
  });
  const gains = gainPieces(reader as unknown as TaxReader, place);
  let gained = 0;
  facts.sales.forEach(({ stateOfProperty }, i) => {
    const piece = gains[i];
    if (piece && isThere(stateOfProperty.toUpperCase())) gained += (piece.amount * piece.here) / 100;
  });
  // Losses elsewhere may have taken up a part of the gain.
  return roundHalfUp(total + Math.min(gained, notBelowZero(reader.get(capitalGain))));
}
export const newMexicoIncome = pitB.money(
  '12',
  'New Mexico income',
  'Income allocated to New Mexico',
  (reader) => {
    const { at, facts } = reader;
    let here = -propertyIn(reader, isElsewhere);
    for (let person = 0; person < filersOf(facts); person++) here += at(income.agiHere, person);
    return notBelowZero(here);
  },
);
export const newMexicoShare = pitB.rate(
  '13',
  'New Mexico percentage',
  'New Mexico income divided by total income, to four decimal places',
  ({ get }) =>
    roundToPlaces(get(newMexicoIncome) === 0 ? 0 : ratio(get(newMexicoIncome), get(federalAgi)), 4),
);
export const shareOf = (reader: NewMexicoReader): number =>
  residency.isResident(reader) && propertyIn(reader, isElsewhere) === 0 ? 1 : reader.get(newMexicoShare);

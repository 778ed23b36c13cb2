import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { type Line } from '../../engine/line';
import { dollars } from '../../facts/cents';
import { capitalGain, pensionsTaxable, socialSecurityTaxable } from '../../us/form-1040/income';
import { agi, taxableIncome } from '../../us/form-1040/taxable-income';
import { studentLoanInterest as federalStudentLoans } from '../../us/schedule-1/adjustments';
import { stateRefunds } from '../../us/schedule-1/income';
import { medicalDeduction, scheduleA } from '../../us/schedule-a/schedule-a';
import { netGain, netLongTermGain } from '../../us/schedule-d/schedule-d';
import { scheduleD } from '../../us/schedule-d/form';
import { listFilers } from '../../us/filers';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { pensionPart } from '../shared/pensions';
import { countDependents, countFilers, filersOf, isAtLeast } from '../shared/people';
import { in111, in112, in113, income, residency, type VermontReader } from './form';

const { money } = in111;

export const federalAgi = money(
  '1',
  'Federal adjusted gross income',
  'Federal Adjusted Gross Income (federal Form 1040, Line 11)',
  ({ get }) => get(agi),
);

export const otherInterest = in112.money(
  '3',
  'Interest on other states’ obligations',
  'Income from Non-Vermont State and Local Obligations',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'VT')),
);
export const bonds = in112.money(
  '7',
  'U.S. obligations',
  'Interest Income from U.S. Obligations',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);

/** Long-term gains without dividends. */
export const longGains = ({ get, attached }: VermontReader): number =>
  attached(scheduleD)
    ? notBelowZero(Math.min(get(netLongTermGain), get(netGain)))
    : notBelowZero(get(capitalGain));
/** The flat exclusion; it may not pass 40 percent of federal taxable income. */
export const gainExclusion = in112.money(
  '8',
  'Capital gains exclusion',
  'Capital Gains Exclusion (Schedule IN-153, Line 21)',
  (reader) => {
    const { get, law } = reader;
    return blankIfZero(
      Math.min(longGains(reader), law.gains.most, roundHalfUp(get(taxableIncome) * law.gains.incomeShare)),
    );
  },
);
export const refunds = in112.money(
  '10',
  'Taxable refunds',
  'Taxable Refunds of State and Local Income Taxes',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
/** What the federal medical deduction exceeds of Vermont’s own deduction and exemptions. */
export const medical = in112.money(
  '11',
  'Medical expense deduction',
  'Medical Expense Deduction',
  ({ get, attached }) =>
    attached(scheduleA)
      ? blankIfZero(notBelowZero(get(medicalDeduction) - get(standard) - get(exemptions)))
      : null,
);
/** The best one of Social Security, civil service and military pensions; it ends over $10,000 of income. */
export const retirement = in112.money(
  '12',
  'Exempt retirement income',
  'Retirement Benefits Exempt from Vermont Tax',
  (reader) => {
    const { facts, get, each, law } = reader;
    const { most, from, over } = law.retirement;
    const left = Math.min(
      1,
      roundToPlaces(notBelowZero(from[facts.filingStatus] + over - get(agi)) / over, 2),
    );
    const military = sum(
      listFilers({ facts }).map(({ owner }, i) =>
        pensionPart(
          facts,
          owner,
          each(income.all.pensions)[i] ?? 0,
          ({ planKind }) => planKind === 'military',
        ),
      ),
    );
    const civil = Math.min(dollars(facts.states.VT.csrsPension), get(pensionsTaxable));
    const best = Math.max(get(socialSecurityTaxable), Math.min(most, civil), Math.min(most, military));
    return blankIfZero(roundHalfUp(best * left));
  },
);
export const railroad = in112.money(
  '13',
  'Railroad retirement',
  'Railroad Retirement Income',
  ({ facts, each }) =>
    blankIfZero(
      sum(
        listFilers({ facts }).map(({ owner }, i) =>
          pensionPart(
            facts,
            owner,
            each(income.all.pensions)[i] ?? 0,
            ({ planKind }) => planKind === 'railroad',
          ),
        ),
      ),
    ),
);
/** What residents paid over the federal deduction. */
export const studentLoans = in112.money(
  '15c',
  'Student loan interest',
  'Student Loan Interest paid that isn’t deducted on the federal return',
  (reader) => {
    const { facts, get, law } = reader;
    if (residency.isNonresident(reader) || get(agi) > law.studentLoans.incomeLimit[facts.filingStatus])
      return null;
    return blankIfZero(
      notBelowZero(dollars(facts.adjustments.studentLoanInterest) - get(federalStudentLoans)),
    );
  },
);
const subtracted = [bonds, gainExclusion, refunds, medical, retirement, railroad, studentLoans];
export const modifications = money(
  '2',
  'Net modifications',
  'Net Modifications to Federal AGI (Schedule IN-112, Part I, Line 18)',
  ({ get }) => blankIfZero(get(otherInterest) - sum(subtracted.map(get))),
);
export const modifiedAgi = money(
  '3',
  'Federal AGI with modifications',
  'Federal AGI with Modifications (add Lines 1 and 2)',
  ({ get }) => get(federalAgi) + get(modifications),
);
export const standard: Line<number> = money(
  '4',
  'Vermont standard deduction',
  '2024 Vermont Standard Deduction',
  ({ facts, law }) => {
    const { standard: amounts, additional, age } = law.deduction;
    const boxes =
      countFilers(facts, (person) => isAtLeast(facts, person, age)) +
      countFilers(facts, ({ blind }) => blind);
    return amounts[facts.filingStatus] + boxes * additional;
  },
);
export const exemptions: Line<number> = money(
  '5',
  'Personal exemptions',
  'Number of personal exemptions times $5,100',
  (reader) => {
    const { facts, law } = reader;
    const claimed = countFilers(facts, ({ claimableAsDependent }) => claimableAsDependent);
    return (filersOf(facts) - claimed + countDependents(reader)) * law.deduction.exemption;
  },
);
export const taxable = money(
  '7',
  'Vermont taxable income',
  'Vermont Taxable Income (subtract Line 6 from Line 3)',
  ({ get }) => notBelowZero(get(modifiedAgi) - get(standard) - get(exemptions)),
);

/** Schedule IN-113: income of the time in Vermont, and what has its source there. */
export const vermontIncome = in113.money(
  'Vermont income',
  'Vermont income',
  'Vermont portion of federal AGI with modifications',
  (reader) => {
    const { each, get } = reader;
    const part = (amount: number, here: Line<number>, all: Line<number>) => {
      const whole = sum(each(all));
      return whole <= 0 ? 0 : amount * Math.min(1, sum(each(here)) / whole);
    };
    const days = residency.isNonresident(reader) ? 0 : get(residency.share);
    const benefits = smallerOf(get(retirement), get(socialSecurityTaxable));
    return notBelowZero(
      sum(each(income.agiHere)) -
        part(benefits, income.here.socialSecurity, income.all.socialSecurity) -
        part(get(retirement) - benefits + get(railroad), income.here.pensions, income.all.pensions) -
        part(get(gainExclusion), income.here.gains, income.all.gains) +
        (get(otherInterest) - get(bonds) - get(refunds) - get(medical) - get(studentLoans)) * days,
    );
  },
);

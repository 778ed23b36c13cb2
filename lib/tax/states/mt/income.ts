import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { agi, deduction } from '../../us/form-1040/taxable-income';
import { stateRefunds } from '../../us/schedule-1/income';
import { itemizedTotal } from '../../us/schedule-a/schedule-a';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { contributed529 } from '../shared/payments';
import { countFilers, isAtLeast } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { deductedIncomeTax } from '../shared/schedule-a';
import { form, income, makers } from './form';

const { money } = makers;

export const federalIncome = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const federalDeduction = money(
  '2',
  'Federal deduction',
  'Federal standard or itemized deduction',
  ({ get }) => get(deduction),
);
/** The federal deduction for qualified business income is added back, so it is not taken off here. */
export const federalTaxable = money(
  '3',
  'Federal income minus deduction',
  'Line 1 minus line 2, before the federal qualified business income deduction, but not below zero',
  ({ get }) => notBelowZero(get(federalIncome) - get(federalDeduction)),
);
const adjustments = form('mt-schedule-i', 'Additions to and Subtractions from Federal Taxable Income', {
  name: 'Schedule I (Form 2)',
  attachedWhen: 'anyEntry',
});
export const bondInterest = adjustments.money(
  '1',
  'Interest on other states’ obligations',
  'Interest on obligations of other states',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'MT')),
);
/** Only as far as itemizing gained anything. */
export const stateTaxAddition = adjustments.money(
  '4',
  'State income tax deducted',
  'State income tax in federal itemized deductions, up to the amount by which itemized deductions exceed the standard deduction',
  (reader) =>
    blankIfZero(
      smallerOf(
        deductedIncomeTax(reader),
        notBelowZero(reader.get(itemizedTotal) - reader.get(standardDeduction)),
      ),
    ),
);
export const additions = money(
  '4',
  'Montana additions',
  'Montana additions to federal taxable income from Schedule I, Part I',
  ({ get }) => blankIfZero(get(bondInterest) + get(stateTaxAddition)),
);
export const usInterest = adjustments.money(
  '9',
  'Interest on U.S. obligations',
  'Interest on obligations of the United States',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const stateRefund = adjustments.money(
  '8',
  'State income tax refund',
  'State income tax refund included in federal income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const railroad = adjustments.money(
  '12',
  'Railroad retirement',
  'Railroad retirement benefits included in federal income, which no state can tax',
  (reader) => blankIfZero(railroadPensions(reader, income.all.pensions)),
);
export const agedSubtraction = money(
  '6',
  'Subtraction for age 65 or older',
  '$5,500 for each filer age 65 or older',
  ({ facts, law }) =>
    blankIfZero(countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) * law.aged.amount),
);
export const collegeSavings = adjustments.money(
  '16',
  'Family education savings',
  'Contributions to Montana education savings plans, up to $3,000 for each filer',
  ({ facts, law }) =>
    blankIfZero(
      (['taxpayer', 'spouse'] as const).reduce(
        (all, owner) => all + smallerOf(dollars(contributed529(facts, 'MT', owner)), law.collegeSavings.each),
        0,
      ),
    ),
);
export const subtractions = money(
  '5',
  'Montana subtractions',
  'Montana subtractions from federal taxable income from Schedule I, Part II',
  ({ get }) => blankIfZero(sum([usInterest, stateRefund, railroad, collegeSavings].map((line) => get(line)))),
);
export const taxableIncome = money(
  '7',
  'Montana taxable income',
  'Add lines 3 and 4, then subtract lines 5 and 6. If zero or less, enter 0',
  ({ get }) => notBelowZero(get(federalTaxable) + get(additions) - get(subtractions) - get(agedSubtraction)),
);

export { adjustments as scheduleI };

import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp } from '../../engine/rounding';
import { earnedIncomeCredit as federalCredit } from '../../us/form-1040/payments';
import { agi } from '../../us/form-1040/taxable-income';
import { smallest as careExpenses } from '../../us/form-2441/form-2441';
import { creditForOtherStates } from '../shared/other-states-credit';
import { filersOf } from '../shared/people';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { creditForm, income, makers, residency, type SouthCarolinaReader } from './form';
import { proration, taxableIncome } from './income';

const { money } = makers;

export const incomeTax = money(
  '6',
  'Tax',
  'Tax on your South Carolina income subject to tax',
  ({ get, law }) => taxFromTable(get(taxableIncome), law.tax.steps, law.tax.table),
);
export const totalTax = money('10', 'Total South Carolina tax', 'Add line 6 through line 9', ({ get }) =>
  get(incomeTax),
);
const share = (reader: SouthCarolinaReader) => (residency.isResident(reader) ? 1 : reader.get(proration));

/** Not for separate filers. */
export const careCredit = money(
  '11',
  'Child and dependent care credit',
  'Child and Dependent Care: 7% of the federal expenses',
  (reader) =>
    reader.facts.filingStatus === 'mfs'
      ? null
      : blankIfZero(roundHalfUp(reader.get(careExpenses) * reader.law.careCredit.share * share(reader))),
);
/** Of what both earned that South Carolina taxes (S.C. Code 12-6-3330(A) and (C)(2)). */
export const twoEarnerCredit = money(
  '12',
  'Two wage earner credit',
  'Two Wage Earner Credit: 0.7% of the lower-earning spouse’s earned income, up to $50,000',
  (reader) => {
    const { facts, at, law } = reader;
    if (filersOf(facts) < 2) return null;
    const earned = [0, 1].map((person) =>
      notBelowZero(
        at(income.here.wages, person) + at(income.here.business, person) + at(income.here.farm, person),
      ),
    );
    const smaller = Math.min(...earned, law.twoEarners.earningsUpTo);
    return blankIfZero(roundHalfUp(smaller * law.twoEarners.share));
  },
);
/** Full-year residents only. */
export const earnedCredit = creditForm.money(
  'TC-60',
  'Earned income credit',
  'Earned Income Tax Credit: 125% of the federal credit, up to the tax',
  (reader) =>
    residency.isResident(reader)
      ? blankIfZero(roundHalfUp(reader.get(federalCredit) * reader.law.earnedIncomeCredit.share))
      : null,
);
export const otherStateCredit = creditForm.money(
  '1',
  'Taxes paid to another state',
  'Credit for Taxes Paid to Another State',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(totalTax),
            income: residency.isResident(reader)
              ? reader.get(agi)
              : roundHalfUp(reader.get(agi) * reader.get(proration)),
          }),
        ),
);
export const otherCredits = money(
  '13',
  'Other nonrefundable credits',
  'Other nonrefundable credits. Attach SC1040TC',
  ({ get }) => blankIfZero(get(earnedCredit) + get(otherStateCredit)),
);
export const credits = money(
  '14',
  'Total credits',
  'Total nonrefundable credits: add line 11 through line 13',
  ({ get }) =>
    blankIfZero(smallerOf(get(careCredit) + get(twoEarnerCredit) + get(otherCredits), get(totalTax))),
);
export const taxAfterCredits = money(
  '15',
  'Tax after credits',
  'Subtract line 14 from line 10',
  ({ get }) => get(totalTax) - get(credits),
);

export const settlement = makeSettlement(makers, {
  code: 'SC',
  due: [taxAfterCredits],
  credits: [],
  withheld: '16',
  payments: [
    { number: '17', label: 'Estimated tax', of: ['estimated', 'applied'] },
    { number: '18', label: 'Amount paid with extension', of: ['extension'] },
    { number: '19', label: 'Tax withheld on sales and by pass-through entities', of: ['otherWithholding'] },
  ],
  total: '23',
  overpaid: '24',
  donated: '28',
  applied: '27',
  refund: '30',
  owed: '34',
});

/** Businesses and real property outside the state, which it leaves to the other state (S.C. Code 12-6-2220). */
export const hasOutsideBusiness = (reader: SouthCarolinaReader): boolean =>
  !residency.isNonresident(reader) &&
  [...reader.facts.businesses, ...reader.facts.rentals, ...reader.facts.farms, ...reader.facts.k1s].some(
    ({ state, apportionment }) =>
      (state !== '' && state.toUpperCase() !== 'SC') ||
      apportionment.some((part) => part.state.toUpperCase() !== 'SC'),
  );

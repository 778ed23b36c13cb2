import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { creditForOtherStates } from '../shared/other-states-credit';
import { makeSettlement } from '../shared/settlement';
import { creditForm, makers, residency } from './form';
import { incomeAfterDeductions, incomeHere, taxablePercentage, totalIncome } from './income';

const { money } = makers;

export const percentage = makers.rate(
  '13',
  'Taxable percentage',
  'Part-Year Residents and Nonresidents Taxable Percentage, from Schedule PN, Line 24',
  (reader) => (residency.isResident(reader) ? null : reader.get(taxablePercentage)),
);
export const taxableIncome = money(
  '14',
  'North Carolina taxable income',
  'Full-year residents enter the amount from Line 12b; others multiply it by Line 13',
  (reader) => {
    const whole = notBelowZero(reader.get(incomeAfterDeductions));
    return residency.isResident(reader) ? whole : whole * reader.get(percentage);
  },
);
export const incomeTax = money(
  '15',
  'North Carolina income tax',
  'Multiply Line 14 by 4.5%',
  ({ get, law }) => get(taxableIncome) * law.tax.rate,
);
/**
 * Part 1: the smaller of the net tax of the other state and the tax here on the same income; residents only. Line 1 of
 * somebody who moved is the income received as a resident.
 */
export const otherStateCredit = creditForm.money(
  '7a',
  'Tax paid to another state',
  'Credit for Income Tax Paid to Another State or Country',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(incomeTax),
            income: reader.get(residency.isPartYear(reader) ? incomeHere : totalIncome),
            places: 4,
          }),
        ),
);
export const credits = money('16', 'Tax credits', 'Tax Credits from Form D-400TC', ({ get }) =>
  blankIfZero(smallerOf(get(otherStateCredit), get(incomeTax))),
);
export const taxAfterCredits = money(
  '17',
  'Tax after credits',
  'Subtract Line 16 from Line 15',
  ({ get }) => get(incomeTax) - get(credits),
);
export const totalTax = money('19', 'Total tax', 'Add Lines 17 and 18', ({ get }) => get(taxAfterCredits));

export const settlement = makeSettlement(makers, {
  code: 'NC',
  due: [totalTax],
  credits: [],
  withheld: '20',
  payments: [
    { number: '21a', label: 'Estimated tax', of: ['estimated', 'applied'] },
    { number: '21b', label: 'Paid with extension', of: ['extension'] },
    { number: '21c', label: 'Paid by pass-through entities', of: ['otherWithholding'] },
  ],
  total: '25',
  overpaid: '28',
  donated: '31',
  applied: '29',
  refund: '34',
  owed: '27',
});

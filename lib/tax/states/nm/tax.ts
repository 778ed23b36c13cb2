import { blankIfZero } from '../../engine/verbs';
import { creditForOtherStates } from '../shared/other-states-credit';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, makers, type NewMexicoReader, residency } from './form';
import { federalAgi, newMexicoIncome, shareOf, taxableIncome } from './income';
import { rebates, workingFamiliesCredit } from './rebates';

const { money } = makers;

export const tax = money(
  '18',
  'New Mexico tax',
  'New Mexico tax on line 17 from the tax rate tables, or from Form PIT-B',
  (reader) =>
    taxFromTable(
      reader.get(taxableIncome),
      reader.law.tax.steps[reader.facts.filingStatus],
      reader.law.tax.table,
    ) * shareOf(reader),
);
export const otherStatesCredit = money(
  '20',
  'Credit for taxes paid to another state',
  'Credit for taxes paid to another state, for New Mexico residents and part-year residents',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const base = get(residency.isResident(reader) ? federalAgi : newMexicoIncome);
    return blankIfZero(creditForOtherStates(reader, { tax: get(tax), income: base }));
  },
);
export const netTax = money(
  '22',
  'Net New Mexico income tax',
  'Add lines 18 and 19, then subtract lines 20 and 21',
  ({ get }) => get(tax) - get(otherStatesCredit),
);
export const refundableCredits = form('nm-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 24 and 25',
  ({ get }: NewMexicoReader) => get(rebates) + get(workingFamiliesCredit),
);
export const settlement = makeSettlement(makers, {
  code: 'NM',
  due: [netTax],
  credits: [rebates, workingFamiliesCredit],
  withheld: '27',
  payments: [
    { number: '29', label: 'Withheld by pass-through entities', of: ['otherWithholding'] },
    { number: '30', label: 'Estimated payments', of: ['estimated', 'applied'] },
    { number: '31', label: 'Other payments', of: ['extension'] },
  ],
  total: '32',
  owed: '33',
  overpaid: '38',
  donated: '39',
  applied: '40',
  refund: '41',
});

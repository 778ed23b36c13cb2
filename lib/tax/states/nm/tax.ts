import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { roundHalfUp, roundToPlaces } from '../../engine/rounding';
import { asCents, type Cents, centsOf, exactDollars } from '../../facts/cents';
import { type OtherStateTax } from '../../facts/state-facts';
import { creditedRows, creditForRows } from '../shared/credited-taxes';
import { taxFromTable } from '../shared/rates';
import { makeSettlement } from '../shared/settlement';
import { form, makers, type NewMexicoReader, residency } from './form';
import { propertyIn, shareOf, taxableIncome } from './income';
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
/** What New Mexico taxes of each state's income: not the rent and gain of property there. */
const withoutProperty = (reader: NewMexicoReader): OtherStateTax[] =>
  creditedRows(reader.facts, 'NM', 'resident').map((row) => {
    const taxed = exactDollars(row.income);
    const left = notBelowZero(taxed - propertyIn(reader, (state) => state === row.state.toUpperCase()));
    const kept = taxed === 0 ? 0 : Math.min(1, left / taxed);
    const shrink = (cents: Cents) => asCents(Math.round(centsOf(cents) * kept));
    return { ...row, income: shrink(row.income), taxAfterCredits: shrink(row.taxAfterCredits) };
  });
/**
 * The New Mexico rate on taxable income, on as much of it as the other state taxes, too (line 20 worksheet, column 1): the
 * tax of line 18 over line 17 times the New Mexico percentage of Form PIT-B.
 */
export const otherStatesCredit = money(
  '20',
  'Credit for taxes paid to another state',
  'Credit for taxes paid to another state, for New Mexico residents and part-year residents',
  (reader) => {
    const { get } = reader;
    if (residency.isNonresident(reader)) return null;
    const taxable = get(taxableIncome) * shareOf(reader);
    const ownRate = taxable === 0 ? 0 : roundToPlaces(get(tax) / taxable, 4);
    return blankIfZero(
      creditForRows(
        withoutProperty(reader),
        (taxed) => roundHalfUp(ownRate * smallerOf(taxed, taxable)),
        get(tax),
      ),
    );
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

import { blankIfZero, notBelowZero } from '../../engine/verbs';
import { careCredit } from '../../us/schedule-3/part-1';
import { useTaxDue } from '../shared/payments';
import { makeSettlement } from '../shared/settlement';
import { forgivenessCredit } from './forgiveness';
import { form, makers, residency } from './form';
import { residentCredit, taxLiability } from './income';

const { money } = makers;

export const forgiven = money(
  '21',
  'Tax forgiveness credit',
  'Tax forgiveness credit from Schedule SP, Section IV, line 16',
  ({ get }) => blankIfZero(get(forgivenessCredit)),
);
/** Schedule DC pays the credit out even when no tax is left. Movers have the part of their days in Pennsylvania. */
export const careEnhancement = money(
  '23',
  'Total other credits',
  'Total other credits: Child and Dependent Care Enhancement Tax Credit from Schedule DC',
  (reader) => {
    const { get, law } = reader;
    if (residency.isNonresident(reader)) return null;
    return blankIfZero(get(careCredit) * law.careCredit.share * get(residency.share));
  },
);
export const useTax = money(
  '25',
  'Use tax',
  'Use tax due on internet, mail order, or out-of-state purchases',
  ({ facts, law }) => {
    const county = facts.residency.find(({ state }) => state.toUpperCase() === 'PA')?.county ?? '';
    const { rate, allegheny, philadelphia } = law.useTax;
    const percent = /allegheny/i.test(county)
      ? allegheny
      : /philadelphia/i.test(county)
        ? philadelphia
        : rate;
    return useTaxDue(facts, 'PA', percent);
  },
);

export const afterCredits = form('pa-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Tax after nonrefundable credits',
  'Line 12 minus lines 21 and 22',
  ({ get }) => notBelowZero(get(taxLiability) - get(forgiven) - get(residentCredit)),
);

export const settlement = makeSettlement(makers, {
  code: 'PA',
  due: [afterCredits, useTax],
  credits: [careEnhancement],
  withheld: '13',
  payments: [
    { number: '14', label: 'Credit from last year’s return', of: ['applied'] },
    { number: '15', label: 'Estimated installment payments', of: ['estimated'] },
    { number: '16', label: 'Extension payment', of: ['extension'] },
    { number: '17', label: 'Nonresident tax withheld', of: ['otherWithholding'] },
  ],
  total: '24',
  overpaid: '29',
  refund: '30',
  applied: '31',
  donated: '32',
  owed: '28',
});

export const totalsForm = afterCredits.form;

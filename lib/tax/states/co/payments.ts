import { blankIfZero, smallerOf } from '../../engine/verbs';
import { agi } from '../../us/form-1040/taxable-income';
import { creditForOtherStates } from '../shared/other-states-credit';
import { makeSettlement } from '../shared/settlement';
import { refundableCredits, salesTaxRefund } from './credits';
import { form, makers, residency } from './form';
import { coloradoIncome, modifiedIncome, tax } from './tax';

const { money } = makers;

export const taxWithAdditions = money('15', 'Subtotal', 'Sum of lines 12, 13, and 14', ({ get }) => get(tax));
export const otherStateCredit = form('co-0104cr-other-states', 'Credit for Tax Paid to Another State', {
  name: 'Form DR 0104CR, tax paid to another state',
  attachedWhen: 'anyEntry',
}).money(
  'allowable',
  'Tax paid to another state',
  'For each state, the smaller of its tax or the Colorado tax on income taxed by both states',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(tax),
            income: residency.isResident(reader) ? reader.get(modifiedIncome) : reader.get(coloradoIncome),
          }),
        ),
);
export const nonrefundable = money(
  '16',
  'Nonrefundable credits',
  'Nonrefundable credits from the DR 0104CR, up to the tax',
  ({ get }) => blankIfZero(smallerOf(get(otherStateCredit), get(taxWithAdditions))),
);
export const netIncomeTax = money(
  '20',
  'Net income tax',
  'Line 15 minus the credits on lines 16 to 19',
  ({ get }) => get(taxWithAdditions) - get(nonrefundable),
);

const rules = form('co-totals', 'Totals', { kind: 'rules' });
/** Credits of the schedules with the sales tax refund. */
export const allRefundable = rules.money(
  '1',
  'Refundable credits',
  'Lines 28 and 35',
  ({ get }) => get(refundableCredits) + get(salesTaxRefund),
);
export const federalAgi = rules.money(
  '2',
  'Federal adjusted gross income',
  'Line 31: federal adjusted gross income',
  ({ get }) => get(agi),
);

export const settlement = makeSettlement(makers, {
  code: 'CO',
  due: [netIncomeTax],
  credits: [allRefundable],
  withheld: '21',
  payments: [
    { number: '22', label: 'Credit from last year’s return', of: ['applied'] },
    { number: '23', label: 'Estimated payments', of: ['estimated'] },
    { number: '24', label: 'Extension payment', of: ['extension'] },
    { number: '25', label: 'Other prepayments', of: ['otherWithholding'] },
  ],
  total: '36',
  overpaid: '37',
  applied: '38',
  donated: '39 gifts',
  refund: '39',
  owed: '44',
});

export { rules as totals };

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
  '20',
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
export const netTax = money('22', 'Net Colorado tax', 'Sum of lines 20 and 21', ({ get }) =>
  get(netIncomeTax),
);

const rules = form('co-totals', 'Totals', { kind: 'rules' });
/** Credits of the schedules with the sales tax refund. */
export const allRefundable = rules.money(
  '1',
  'Refundable credits',
  'Lines 30 and 34',
  ({ get }) => get(refundableCredits) + get(salesTaxRefund),
);
export const federalAgi = rules.money(
  '2',
  'Federal adjusted gross income',
  'Line 32: federal adjusted gross income',
  ({ get }) => get(agi),
);

export const settlement = makeSettlement(makers, {
  code: 'CO',
  due: [netTax],
  credits: [allRefundable],
  withheld: '23',
  payments: [
    { number: '25', label: 'Estimated payments', of: ['estimated', 'applied'] },
    { number: '26', label: 'Extension payment', of: ['extension'] },
    { number: '27', label: 'Other prepayments', of: ['otherWithholding'] },
  ],
  total: '35',
  overpaid: '36',
  applied: '37',
  donated: '38',
  refund: '39',
  owed: '44',
});

export { rules as totals };

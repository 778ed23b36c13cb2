import { form } from '../form';
import { owed } from '../form-1040/refund';

/** Goes with a check or money order, not with the return. */
const makers = form('1040-v', 'Payment Voucher for Individuals', {
  name: 'Form 1040-V',
  kind: 'worksheet',
  attachedWhen: ({ get }) => get(owed) > 0,
});
export const form1040V = makers.form;
const { money, choice } = makers;

export const amountPaid = money(
  '3',
  'Amount you pay',
  'Amount you are paying by check or money order. Make your check or money order payable to “United States Treasury”',
  ({ entry }) => entry(owed),
);

/** Lines 1, 2 and 4: the numbers and names stand in this order. */
export const nameOrder = choice(
  'order',
  'Order of names and SSNs',
  'Your social security number. If a joint return, the SSN shown first on your return; then the SSN shown second',
  ({ facts }) => (facts.filingStatus === 'mfj' ? 'taxpayer, spouse' : 'taxpayer'),
);

export const voucherYear = choice(
  'year',
  'Year and form on the check',
  'Enter your daytime phone number, SSN, and “2024 Form 1040” on your payment',
  ({ law }) => `${law.year} Form 1040`,
);

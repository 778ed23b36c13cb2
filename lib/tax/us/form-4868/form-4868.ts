import { notBelowZero } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { form } from '../form';
import { totalPayments } from '../form-1040/payments';
import { owed } from '../form-1040/refund';
import { totalTax } from '../form-1040/tax-and-credits';
import { paidWithExtension } from '../schedule-3/part-2';

/** Sent instead of the return for now, when more time is needed. */
const makers = form('4868', 'Application for Automatic Extension of Time To File', {
  kind: 'worksheet',
  attachedWhen: ({ get, facts }) => get(owed) > 0 || isSome(facts.payments.withExtension),
});
export const form4868 = makers.form;
const { money } = makers;

export const liability = money(
  '4',
  'Estimate of total tax',
  'Estimate of total tax liability for 2024',
  ({ get }) => get(totalTax),
);

/** Form 1040, line 33, without Schedule 3, line 10 (instructions, line 5). */
export const paymentsBefore = money(
  '5',
  'Total payments',
  'Total 2024 payments',
  ({ get }) => get(totalPayments) - get(paidWithExtension),
);

export const balanceDue = money(
  '6',
  'Balance due',
  'Balance due. Subtract line 5 from line 4. See instructions',
  ({ get }) => notBelowZero(get(liability) - get(paymentsBefore)),
);

export const amountPaid = money(
  '7',
  'Amount you pay now',
  'Amount you’re paying (see instructions)',
  ({ get, facts }) =>
    isSome(facts.payments.withExtension) ? dollars(facts.payments.withExtension) : get(balanceDue),
);

import { isPossibleRouting } from '@/lib/tax/checks/numbers';
import { dueOf } from '../deadline';
import { rule } from './makers';
import type { BusinessRule, ReturnView } from './rule';

const unlessAbsent = (text: string | null, holds: (text: string) => boolean): boolean =>
  text === null || text === '' || holds(text);

/** What the return asks the filer to pay: an amended one on Form 1040-X. */
const owedOn = (r: ReturnView): number =>
  r.amount(r.has('IRS1040X') ? 'IRS1040X/OwedAmt' : 'IRS1040/OwedAmt');

/** Bank accounts. */
export const paymentRules: readonly BusinessRule[] = [
  rule(
    'R0000-075-02',
    'payment',
    'refund.routingNumber',
    'The routing number for your refund isn’t valid. Check all nine digits.',
    (r) => unlessAbsent(r.text('IRS1040/RoutingTransitNum'), isPossibleRouting),
  ),
  rule(
    'IND-083',
    'payment',
    'refund.accountNumber',
    'Enter the routing number, account type, and account number together.',
    (r) =>
      new Set(
        ['RoutingTransitNum', 'BankAccountTypeCd', 'DepositorAccountNum'].map((name) =>
          r.has(`IRS1040/${name}`),
        ),
      ).size === 1,
  ),
  rule('R0000-193', 'payment', 'refund.accountNumber', 'An account number can’t be all zeros.', (r) =>
    unlessAbsent(r.text('IRS1040/DepositorAccountNum'), (number) => !/^0+$/.test(number)),
  ),
  rule(
    'PF-ACCOUNT',
    'payment',
    'refund.accountNumber',
    'An account number can have up to 17 letters or digits.',
    (r) => unlessAbsent(r.text('IRS1040/DepositorAccountNum'), (number) => /^[A-Z0-9-]{1,17}$/.test(number)),
  ),
  rule(
    'FPYMT-057',
    'payment',
    'file:sign',
    'A payment must be more than zero.',
    (r) => !r.has('IRSPayment') || r.amount('IRSPayment/PaymentAmt') > 0,
  ),
  rule(
    'FPYMT-071',
    'payment',
    'file:sign',
    'The routing number for your payment isn’t valid.',
    (r) => !r.has('IRSPayment') || isPossibleRouting(r.text('IRSPayment/RoutingTransitNum') ?? ''),
  ),
  rule(
    'FPYMT-072',
    'payment',
    'file:sign',
    'The account number for your payment can’t be all zeros.',
    (r) => !r.has('IRSPayment') || !/^0*$/.test(r.text('IRSPayment/BankAccountNum') ?? ''),
  ),
  rule(
    'PF-DEBIT-PHONE',
    'missing',
    'taxpayer.phone',
    'Enter a phone number to pay from your bank account.',
    (r) => !r.has('IRSPayment') || r.has('IRSPayment/TaxpayerDaytimePhoneNum'),
  ),
  rule(
    'FPYMT-074',
    'payment',
    'file:sign',
    'The payment is more than twice what you owe.',
    (r) => !r.has('IRSPayment') || r.amount('IRSPayment/PaymentAmt') <= 2 * owedOn(r),
  ),
  rule('FPYMT-088-11', 'payment', 'file:sign', 'The payment date must be April 15, 2025, or earlier.', (r) =>
    unlessAbsent(
      r.text('IRSPayment/RequestedPaymentDt'),
      (day) => day >= `${r.processingYear}-01-01` && day <= dueOf(r.taxYear),
    ),
  ),
  rule(
    'FPYMT-089',
    'payment',
    'file:sign',
    'You don’t owe anything, so there’s nothing to debit.',
    (r) => !r.has('IRSPayment') || owedOn(r) > 0,
  ),
];

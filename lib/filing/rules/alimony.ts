import { rule } from './makers';
import type { BusinessRule } from './rule';

const s1 = 'IRS1040Schedule1';
const total = `${s1}/TotalAlimonyPaidAmt`;
const recipients = `${s1}/AlimonyAmountGrp/RecipientSSN`;
const payments = `${s1}/AlimonyAmountGrp/AlimonyPaidAmt`;

/** Schedule 1, line 19: who got the alimony. */
export const alimonyRules: readonly BusinessRule[] = [
  rule(
    'S1-F1040-026',
    'incorrect',
    'adjustments',
    'The return deducts alimony but doesn’t include the recipient’s Social Security number.',
    (r) => r.amount(total) === 0 || r.all(recipients).some((number) => number !== ''),
  ),
  rule(
    'S1-F1040-027',
    'incorrect',
    'adjustments',
    'The alimony recipient’s number isn’t a valid Social Security number or ITIN.',
    // An ATIN is 9xx-93-xxxx.
    (r) => r.all(recipients).every((number) => !/^(?:000|666|9\d\d93)/.test(number)),
  ),
  rule(
    'S1-F1040-028',
    'incorrect',
    'adjustments',
    'The alimony recipient has the same Social Security number as you.',
    (r) => !r.all(recipients).includes(r.text('@Filer/PrimarySSN') ?? ''),
  ),
  rule(
    'PF-S1-19A',
    'incorrect',
    'adjustments',
    'One of the alimony recipients has no Social Security number on the return.',
    // Each payment is rounded by itself, and the line as a whole.
    (r) => !r.has(recipients) || Math.abs(r.sum(payments) - r.amount(total)) <= r.all(payments).length,
  ),
];

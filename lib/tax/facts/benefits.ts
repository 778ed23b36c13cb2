import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { owner } from './owner';
import { state } from './text';

/** Forms SSA-1099 and RRB-1099. Net benefits (box 5) may be negative. */
export const SocialSecurity = z.strictObject({
  owner,
  netBenefits: signedAmount,
  federalWithholding: amount,
  medicarePremiums: amount,
  lumpSumPriorYears: amount,
});
export type SocialSecurity = z.infer<typeof SocialSecurity>;

/** Form 1099-G. State tax withheld is in box 11. */
export const GovernmentPayment = z.strictObject({
  owner,
  unemployment: amount,
  repaid: amount,
  stateRefund: amount,
  /** Box 3: the tax year of the refund; null means the year before the return’s. */
  stateRefundYear: z.int().min(1990).max(2100).nullable().default(null),
  federalWithholding: amount,
  state,
  stateWithholding: amount,
  /** State that paid the refund of box 2; empty: `state`. */
  stateRefundState: state,
  /** Part of box 1 that is paid family leave of a state program. */
  paidFamilyLeave: amount,
});
export type GovernmentPayment = z.infer<typeof GovernmentPayment>;

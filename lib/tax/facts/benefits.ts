import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { owner } from './owner';

/** Forms SSA-1099 and RRB-1099. Net benefits (box 5) may be negative. */
export const SocialSecurity = z.strictObject({
  owner,
  netBenefits: signedAmount,
  federalWithholding: amount,
  medicarePremiums: amount,
  lumpSumPriorYears: amount,
});
export type SocialSecurity = z.infer<typeof SocialSecurity>;

/** Form 1099-G. */
export const GovernmentPayment = z.strictObject({
  owner,
  unemployment: amount,
  repaid: amount,
  stateRefund: amount,
  federalWithholding: amount,
});
export type GovernmentPayment = z.infer<typeof GovernmentPayment>;

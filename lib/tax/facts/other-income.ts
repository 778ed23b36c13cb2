import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { owner } from './owner';
import { state, text } from './text';

/** Form W-2G. State tax is in box 15, local tax in box 17. */
export const Gambling = z.strictObject({
  owner,
  winnings: amount,
  federalWithholding: amount,
  state,
  stateWithholding: amount,
  localWithholding: amount,
});

export const OtherIncome = z.strictObject({
  owner,
  description: text,
  amount: signedAmount,
  /** Tips and the premium part of overtime in Form 1099-MISC, box 3 (Schedule 1-A, lines 5 and 14b). */
  qualifiedTips: amount,
  qualifiedOvertime: amount,
});

/** Form 1099-SA. */
export const HsaDistribution = z.strictObject({
  owner,
  distributed: amount,
  rolledOver: amount,
  qualifiedMedical: amount,
});
export type HsaDistribution = z.infer<typeof HsaDistribution>;

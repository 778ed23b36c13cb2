import { z } from 'zod';
import { amount } from './amount';
import { owner } from './owner';
import { state, text } from './text';

/** Forms 1099-INT and 1099-OID. */
export const Interest = z.strictObject({
  owner,
  payer: text,
  interest: amount,
  earlyWithdrawalPenalty: amount,
  treasuryInterest: amount,
  federalWithholding: amount,
  foreignTaxPaid: amount,
  taxExemptInterest: amount,
  privateActivityBondInterest: amount,
  marketDiscount: amount,
  bondPremium: amount,
  treasuryBondPremium: amount,
  taxExemptBondPremium: amount,
  nominee: amount,
  accrued: amount,
  stateWithholding: amount,
  state,
});
export type Interest = z.infer<typeof Interest>;

import { z } from 'zod';
import { amount } from './amount';
import { owner } from './owner';
import { flag, share, state, text } from './text';

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
  /** Who pays it, since states tax interest on obligations of other states and not on those of the United States. */
  kind: z.enum(['bank', 'usObligation', 'gse', 'municipal']).default('bank'),
  /** State whose obligations pay the tax-exempt interest; empty: several states. */
  municipalState: state,
  /** Share of the tax-exempt interest that the own state pays; null: not stated. */
  municipalShareOwnState: share,
  massachusettsBank: flag,
  tennesseeOrFarm: flag,
});
export type Interest = z.infer<typeof Interest>;

import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { K1QbiFacts } from './assets';
import { owner } from './owner';
import { flag, text } from './text';

/** Schedule K-1 of Forms 1065, 1120-S and 1041. */
export const K1 = z.strictObject({
  owner,
  entity: z.enum(['partnership', 'sCorporation', 'estate']),
  name: text,
  ein: text,
  passive: flag,
  ordinaryIncome: signedAmount,
  rentalIncome: signedAmount,
  interest: amount,
  ordinaryDividends: amount,
  qualifiedDividends: amount,
  royalties: amount,
  shortTermGain: signedAmount,
  longTermGain: signedAmount,
  selfEmploymentEarnings: signedAmount,
  section179: amount,
  qbi: K1QbiFacts,
  foreignTaxPaid: amount,
});
export type K1 = z.infer<typeof K1>;

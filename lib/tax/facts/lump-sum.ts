import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { FilingStatus } from './household';
import { flag } from './text';

/** One earlier year of a lump-sum payment of Social Security benefits (Publication 915, Worksheet 2). */
export const LumpSumYear = z.strictObject({
  year: z.int().min(0).max(9999),
  /** Part of the lump sum that is for this year. */
  payment: amount,
  filingStatus: FilingStatus,
  /** Married filing separately, and lived apart all of that year. */
  livedApartAllYear: flag,
  /** Box 5 of all Forms SSA-1099 and RRB-1099 of that year. */
  netBenefits: signedAmount,
  adjustedGrossIncome: signedAmount,
  /** Exclusions and adjustments that count as income here: Worksheet 2, line 4. */
  exclusions: amount,
  taxExemptInterest: amount,
  /** Taxable benefits that the return of that year reported. */
  taxableBenefits: amount,
});
export type LumpSumYear = z.infer<typeof LumpSumYear>;

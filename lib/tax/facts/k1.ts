import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { K1QbiFacts } from './assets';
import { K1Basis } from './k1-basis';
import { k1StateShares } from './k1-state-shares';
import { owner } from './owner';
import { placedIncome } from './placed-income';
import { section1202Share } from './small-business-stock';
import { flag, statedFlag, text } from './text';

/** Schedule K-1 of Forms 1065, 1120-S and 1041. Boxes are named as Form 1065 / Form 1120-S / Form 1041. */
export const K1 = z.strictObject({
  owner,
  entity: z.enum(['partnership', 'sCorporation', 'estate']),
  name: text,
  ein: text,
  ...placedIncome,
  ...k1StateShares,
  /** No material participation in its business. */
  passive: flag,
  /** Traded on a market: its losses wait for its own income (Instructions for Form 8582, "Publicly traded"). */
  publiclyTraded: flag,
  /** Active participation in its rental real estate: own decisions, and a tenth or more of it. */
  activeParticipation: flag,
  /** Material participation of a real estate professional in its rental real estate (IRC 469(c)(7)). */
  rentalMaterialParticipation: flag,

  /** Box 1 / 1 / 6. */
  ordinaryIncome: signedAmount,
  /** Box 2 / 2 / 7: rental real estate. */
  rentalIncome: signedAmount,
  /** Box 3 / 3 / 8: rental of other things. */
  otherRentalIncome: signedAmount,
  /** Box 4a of Form 1065. */
  guaranteedPaymentsServices: amount,
  /** Box 4b of Form 1065. */
  guaranteedPaymentsCapital: amount,
  /** Box 5 / 4 / 1. */
  interest: amount,
  /** Box 6a / 5a / 2a. */
  ordinaryDividends: amount,
  /** Box 6b / 5b / 2b. */
  qualifiedDividends: amount,
  /** Box 7 / 6; on Form 1041 part of box 5. */
  royalties: amount,
  /** Box 8 / 7 / 3. */
  shortTermGain: signedAmount,
  /** Box 9a / 8a / 4a, with what boxes 9b and 9c say about it. */
  longTermGain: signedAmount,
  /** Box 9b / 8b / 4b: the part of the long-term gain that is taxed at 28%. */
  collectiblesGain: signedAmount,
  /** Box 9c / 8c / 4c: the part of the long-term gain that is taxed at 25%. */
  unrecaptured1250: amount,
  /** Part of the long-term gain, by the statement: stock of a small business that the entity held (IRC 1202(g)). */
  section1202Gain: amount,
  section1202Company: text,
  section1202Share,
  /** Box 10 / 9: net section 1231 gain. */
  section1231Gain: signedAmount,
  /** Box 11 code C / box 10 code C: section 1256 contracts and straddles (Form 6781, line 1). */
  section1256: signedAmount,
  /** Box 5 of Form 1041: other portfolio and nonbusiness income. */
  otherPortfolioIncome: amount,
  /** Box 12 / 11. */
  section179: amount,
  /** Box 13 codes A and B / box 12 codes A and B: cash given to charity. */
  charityCash: amount,
  /** Box 13 code C / box 12 code C: things given to charity. */
  charityNoncash: amount,
  /** Box 13 code H / box 12 code H. */
  investmentInterest: amount,
  /** Box 13 code I / box 12 code I: deductions from royalties. */
  royaltyDeductions: amount,
  /** Box 13 code M of Form 1065: health insurance that the partnership paid for the partner. */
  healthInsurance: amount,
  /** Box 14 code A of Form 1065. */
  selfEmploymentEarnings: signedAmount,
  qbi: K1QbiFacts,
  /** Box 21 / 16 code F / 14 code B. */
  foreignTaxPaid: amount,
  /** All income that this tax was paid on is passive category income (Schedule K-3, Part II, column (c)). */
  foreignIncomePassive: statedFlag,
  /** Box 15 / 13 / 13 from code C on: credits, which stand among the business credits. */
  hasCredits: flag,
  /** Box 17 code A / 15 code A: depreciation for the alternative minimum tax. */
  amtDepreciation: signedAmount,
  /** Box 17 code B / 15 code B: gain or loss for the alternative minimum tax. */
  amtAdjustedGain: signedAmount,
  /** Box 12 code A of Form 1041. */
  amtTrustAdjustment: signedAmount,
  /** Box 18 code A / 16 code A / 14 code A. */
  taxExemptInterest: amount,
  /** Box 20 code B / 17 code B: expenses of investment income (Form 4952, line 5). */
  investmentExpenses: amount,

  /** Box 9 of Form 1041, codes A to C: deductions from boxes 6 to 8. */
  directDeductions: amount,
  /** Box 10 of Form 1041. */
  estateTaxDeduction: amount,
  /** Box 11 code A of Form 1041: excess deductions, section 67(e). */
  excessDeductions: amount,
  /** Box 11 code B of Form 1041: excess deductions that are itemized. */
  excessItemizedDeductions: amount,
  /** Box 11 code C of Form 1041. */
  shortTermCarryover: amount,
  /** Box 11 code D of Form 1041. */
  longTermCarryover: amount,
  /** Box 13 code A of Form 1041. */
  estimatedTax: amount,
  /** Box 13 code B of Form 1041. */
  backupWithholding: amount,
  /** Box 14 code H of Form 1041. */
  netInvestmentAdjustment: signedAmount,

  /** Expenses of the partner that the partnership agreement requires and nobody repays (UPE). */
  unreimbursedExpenses: amount,
  /** The whole share was sold in the year, fully taxed and to nobody related (IRC 469(g)(1)(A)). */
  soldEntirely: flag,
  /** Gain or loss of that sale, which stands on Form 8949 or 4797; of a traded partnership nothing depends on it. */
  saleResult: signedAmount,
  /** Passive losses of earlier years from boxes 1 / 1 / 6 (Form 8582 of 2023). */
  priorUnallowedLoss: amount,
  /** Passive losses of earlier years from rental real estate: box 2 / 2 / 7. */
  priorUnallowedRentalLoss: amount,
  /** What the losses may be deducted from; needed with a loss, and with money taken out of an S corporation. */
  basis: K1Basis,
});
export type K1 = z.infer<typeof K1>;

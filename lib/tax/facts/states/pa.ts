import { z } from 'zod';
import { amount, statedAmount } from '../amount';
import { owner } from '../owner';
import { statedFlag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Pennsylvania asks. */
export const PA = stateSchema({
  /** Schedule UE: allowable unreimbursed expenses of a job, by person (PA-40, line 1b). */
  unreimbursedExpenses: z.array(z.strictObject({ owner, amount })).default([]),
  /** Schedule SP, Section III: money that is not PA taxable income but counts for tax forgiveness. */
  forgiveness: z
    .strictObject({
      /** Line 4: life insurance proceeds and inheritances. */
      insuranceAndInheritance: amount,
      /** Line 5: gifts, awards and prizes. */
      giftsAndPrizes: amount,
      /** Line 7: nontaxable military pay, without combat pay. */
      militaryPay: amount,
      /** Line 9: scholarships and other educational assistance that is not taxed. */
      educationalAssistance: amount,
      /** Line 10: cash for personal purposes from outside the home. */
      cashReceived: amount,
      /** Eligibility income of a spouse who files separately; null: not stated. */
      spouseIncome: statedAmount,
      /** Whoever can claim the filer as a dependent qualifies for forgiveness; null: not stated. */
      claimantQualifies: statedFlag,
    })
    .prefault({}),
});

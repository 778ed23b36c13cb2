import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date } from './date';
import { amountEach, owner } from './owner';
import { flag, months, taxpayerNumber } from './text';

const HsaContribution = z.strictObject({
  owner,
  coverage: z.enum(['self', 'family']).default('self'),
  months: months(12),
  /** Month in which these months of coverage began, 1 for January; null: not stated. All 12 months need none. */
  firstMonth: z
    .int('Use a whole number of months')
    .min(1, 'Enter a number from 1 to 12')
    .max(12, 'Enter a number from 1 to 12')
    .nullable()
    .default(null),
  contributed: amount,
  employerContributed: amount,
  catchUp: z.union([z.boolean(), amount]).default(false),
});
export type HsaContribution = z.infer<typeof HsaContribution>;

const IraContribution = z.strictObject({
  owner,
  traditional: amount,
  /** Part of `traditional` that was paid from January 1 to April 15, 2025 (Form 8606, line 4). */
  traditionalPaidNextYear: amount,
  roth: amount,
  coveredByPlan: flag,
});

const ownDeferrals = z
  .strictObject({
    /** Elective deferrals to one's own 401(k) plan, with the catch-up contributions: before tax, and Roth. */
    preTax: amount,
    roth: amount,
    /** Salary reduction contributions to one's own SIMPLE plan. */
    simple: amount,
    /** A business with up to 25 employees, or one that elects it: $17,600, and $3,850 from age 50 (IRC 408(p)(2)(E)). */
    simpleHigherLimit: z.boolean().default(true),
  })
  .prefault({});

/** Schedule 1, part II. */
export const Adjustments = z
  .strictObject({
    educator: amountEach,
    hsa: z.array(HsaContribution).default([]),
    /**
     * Separate return with family coverage: the spouse's part of the family limit, half of it unless they agreed otherwise;
     * 0 where the spouse has no HSA; null: not stated (Form 8889, line 6).
     */
    spouseHsaShare: statedAmount,
    movingArmedForces: amount,
    /** What the business paid in: a SEP, a profit-sharing plan, the employer's part of a 401(k) or SIMPLE plan. */
    selfEmployedRetirement: amountEach,
    /** What the owner deferred beside it. */
    selfEmployedDeferrals: z.strictObject({ taxpayer: ownDeferrals, spouse: ownDeferrals }).prefault({}),
    selfEmployedHealthInsurance: amountEach,
    ira: z.array(IraContribution).default([]),
    /** Separate return of somebody who lived with the spouse: whether the spouse had a plan at work; null: not stated. */
    spouseCoveredByPlan: z.boolean().nullable().default(null),
    studentLoanInterest: amount,
    alimonyPaid: z
      .array(z.strictObject({ amount, recipientSsn: taxpayerNumber, divorceDate: date }))
      .default([]),
    archerMsa: amount,
    juryDutyRepaid: amount,
  })
  .prefault({});

import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { amountEach, owner } from './owner';
import { flag, months, taxpayerNumber } from './text';

const HsaContribution = z.strictObject({
  owner,
  coverage: z.enum(['self', 'family']).default('self'),
  months: months(12),
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

/** Schedule 1, part II. */
export const Adjustments = z
  .strictObject({
    educator: amountEach,
    hsa: z.array(HsaContribution).default([]),
    movingArmedForces: amount,
    selfEmployedRetirement: amountEach,
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

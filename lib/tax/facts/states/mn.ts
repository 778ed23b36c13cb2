import { z } from 'zod';
import { amount } from '../amount';
import { count, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Minnesota asks. */
export const MN = stateSchema({
  /** Public pensions for service that Social Security did not cover (Schedule M1QPEN). */
  publicPension: z.strictObject({ notSSCovered: amount }).prefault({}),
  /** Certificates of Rent Paid (Schedule M1RENT). */
  crp: z.array(z.strictObject({ number: text, rent: amount })).default([]),
  /** Receipts for kindergarten through grade 12 (Schedule M1ED, and the subtraction). */
  k12: z.array(amount).default([]),
  studentLoanPrincipal: amount,
  marriageCreditIncome: amount,
  charityNonItemizer: amount,
  childrenForRefundAdvance: count,
  nationalGuard: amount,
});

import { type AskedFact, askedFor } from './asked-fact';
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

/** The interview's questions about them. */
export const asksMN: readonly AskedFact[] = [
  askedFor('money', 'A Certificate of Rent Paid from my landlord', {
    fact: 'crp[0].rent',
    text: 'How much rent does your Certificate of Rent Paid show?',
    help: 'Use line 3 of the form. If you have more than one, add the amounts. For example, 11,400.00.',
  }),
  askedFor('money', 'A public pension for work without Social Security', {
    fact: 'publicPension.notSSCovered',
    text: 'How much of your pension is for work that Social Security didn’t cover?',
    help: 'Your pension plan can tell you. For example, 9,800.00.',
  }),
];

import { z } from 'zod';
import { TaxingState } from '@/lib/tax/facts/states/all';
import { FilingState, Pin } from '../schema';

/** A return and one of its states, by postal code. */
export const StateParams = z.object({ id: z.string(), state: TaxingState });

/** One person's signature under one state return. */
export const StateSignInput = z.strictObject({
  signer: z.enum(['taxpayer', 'spouse']),
  pin: Pin,
  /** Total income of last year's return of this state, in whole dollars; null when none was filed. */
  priorIncome: z.int('Enter whole dollars.').min(-999_999_999).max(999_999_999).nullable(),
  /** Names the text that was shown; signing another one is refused. */
  declarationVersion: z.string().max(40),
  agreed: z.literal(true, 'Check the box to sign.'),
});
export type StateSignInput = z.infer<typeof StateSignInput>;

/** The reply to POST …/states/{state}/file. */
export const StateFileReply = z.object({ state: z.string(), submissionId: z.string(), status: FilingState });
export type StateFileReply = z.infer<typeof StateFileReply>;

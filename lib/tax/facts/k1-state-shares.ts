import { z } from 'zod';
import { amount, signedAmount, statedSignedAmount } from './amount';

/** What a state's own Schedule K-1 says of a share, for the states that don't start from the federal boxes. */
export const k1StateShares = {
  /** Schedule NJK-1 (Form NJ-1065), line 4, or Schedule NJ-K-1 (Form CBT-100S): all of it, wherever earned; null: not stated. */
  newJerseyShare: statedSignedAmount,
  /** PA Schedule RK-1 by class; nothing stated: the federal boxes stand for it. */
  pennsylvaniaShare: z
    .strictObject({
      /** Line 1. */
      business: signedAmount,
      /** Line 2. */
      interest: amount,
      /** Line 3. */
      dividends: amount,
      /** Line 4. */
      gains: signedAmount,
      /** Line 5. */
      rents: signedAmount,
      /** Line 12, for services; line 1 is without them. */
      guaranteedPayments: amount,
    })
    .prefault({}),
} as const;

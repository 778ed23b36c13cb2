import { z } from 'zod';
import { amount } from './amount';
import { flag, state, text } from './text';

const row = z.strictObject({ premium: amount, benchmark: amount, advance: amount });

/** Form 1095-A: twelve monthly rows (lines 21 to 32) or the yearly total (line 33). */
export const Marketplace = z.strictObject({
  policy: text,
  monthly: z
    .array(row)
    .refine((rows) => rows.length === 0 || rows.length === 12, 'Give all twelve months, or none')
    .default([]),
  annual: row.nullable().default(null),
  sharedWith: text,
  state,
});

export const MarketplaceExceptions = z
  .strictObject({ victimOfAbuse: flag, lawfullyPresentBelow100: flag })
  .prefault({});

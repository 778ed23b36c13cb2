import { z } from 'zod';
import { amount } from './amount';
import { flag, state, text } from './text';

const row = z.strictObject({ premium: amount, benchmark: amount, advance: amount });

const percent = z.number().min(0, 'Enter a number from 0 to 100').max(100, 'Enter a number from 0 to 100');
const month = z
  .int('Enter a number from 1 to 12')
  .min(1, 'Enter a number from 1 to 12')
  .max(12, 'Enter a number from 1 to 12');

/** What of a shared policy belongs to this return, in percent, as agreed with the others (Form 8962, Part IV). */
const Allocation = z.strictObject({
  premium: percent,
  benchmark: percent,
  advance: percent,
  firstMonth: month.default(1),
  lastMonth: month.default(12),
});

/** Form 1095-A: twelve monthly rows (lines 21 to 32) or the yearly total (line 33). */
export const Marketplace = z.strictObject({
  policy: text,
  monthly: z
    .array(row)
    .refine((rows) => rows.length === 0 || rows.length === 12, 'Enter all 12 months, or none')
    .default([]),
  annual: row.nullable().default(null),
  sharedWith: text,
  allocation: Allocation.nullable().default(null),
  state,
});

export const MarketplaceExceptions = z
  .strictObject({ victimOfAbuse: flag, lawfullyPresentBelow100: flag })
  .prefault({});

import { z } from 'zod';
import { signedAmount } from './amount';
import { owner } from './owner';
import { text } from './text';

/** Regulated futures and other section 1256 contracts of one account or Schedule K-1 (Form 6781, Part I). */
export const Section1256Account = z.strictObject({
  owner,
  account: text,
  /** Form 1099-B, box 11: aggregate profit or loss on contracts. */
  profit: signedAmount,
  /** Form 1099-B adjustments (line 4), such as for a straddle that is reported elsewhere. */
  adjustment: signedAmount,
});
export type Section1256Account = z.infer<typeof Section1256Account>;

import { z } from 'zod';
import { amount, requiredAmount, signedAmount, statedAmount } from './amount';
import { requiredDate } from './date';
import { owner } from './owner';
import { SmallBusinessStock } from './small-business-stock';
import { flag, flagUnlessDenied, state, text } from './text';

/** One line of Form 1099-B or Form 8949. */
export const Sale = z.strictObject({
  owner,
  description: text,
  acquired: z
    .union([z.enum(['various', 'inherited']), requiredDate])
    .nullable()
    .default(null),
  sold: requiredDate,
  proceeds: requiredAmount,
  basis: requiredAmount,
  adjustmentCode: text,
  adjustment: signedAmount,
  term: z.enum(['short', 'long']).nullable().default(null),
  basisReported: flagUnlessDenied,
  on1099b: flagUnlessDenied,
  /** Reported on Form 1099-DA, or another sale of digital assets: boxes G to L of Form 8949. */
  on1099da: flag,
  digitalAsset: flag,
  collectible: flag,
  /** A car, furniture, a ticket or another thing for personal use: a loss on it does not count (IRC 165(c)). */
  personalUse: flag,
  /** Qualified small business stock, whose gain is excluded in part or in whole (IRC 1202). */
  smallBusiness: SmallBusinessStock,
  federalWithholding: amount,
  /** Form 1099-B, box 16. */
  stateWithholding: amount,
  /** State of the real or tangible property sold; empty: none, as with shares. */
  stateOfProperty: state,
  /** Basis under the state's own law where it differs; null: the federal one. */
  adjustedBasisState: statedAmount,
});
export type Sale = z.infer<typeof Sale>;

/** Losses carried forward from 2023, as positive amounts. */
export const CapitalLossCarryover = z.strictObject({ shortTerm: amount, longTerm: amount }).prefault({});

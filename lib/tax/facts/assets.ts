import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { date, requiredDate } from './date';
import { AssetSale } from './property-sale';
import { flag, text } from './text';

/** Something that is depreciated on Form 4562. */
export const Asset = z.strictObject({
  description: text,
  placedInService: requiredDate,
  /** Day of the binding contract or purchase, when it is before the day of service (IRC 168(k)(8)). */
  acquired: date,
  cost: amount,
  /**
   * Recovery period in years. Straight line apart from those: `qip` (qualified improvement property, 15 years), `orchard`
   * (trees and vines that bear fruit or nuts, 10 years) and `software` (off the shelf, 36 months).
   */
  class: z.enum(['3', '5', '7', '10', '15', '20', '27.5', '39', 'qip', 'orchard', 'software']),
  section179: amount,
  bonus: flag,
  /** Sold or given up in the year, outside of a like-kind exchange. */
  sold: AssetSale.nullable().default(null),
});
export type Asset = z.infer<typeof Asset>;

export const assets = z.array(Asset).default([]);

/** What the qualified business income deduction needs to know about an activity. */
export const QbiFacts = z
  .strictObject({ specifiedService: flag, w2Wages: amount, propertyBasis: amount })
  .prefault({});

export const K1QbiFacts = z
  .strictObject({ income: signedAmount, w2Wages: amount, propertyBasis: amount, specifiedService: flag })
  .prefault({});

import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date } from './date';
import { text } from './text';

/**
 * A thing, or several similar things, given to one charity on one day: a row of Form 8283, Section A. The values of all
 * rows add up to `itemized.charityNoncash`.
 */
export const PropertyGift = z.strictObject({
  charity: text,
  charityAddress: text,
  /** What it was: similar things of one kind count together for the appraisal (IRC 170(f)(11)(F)). */
  kind: z
    .enum([
      'clothing',
      'furniture',
      'electronics',
      'household',
      'books',
      'jewelry',
      'vehicle',
      'securities',
      'other',
    ])
    .default('other'),
  /** Description and condition. */
  description: text,
  /** Vehicle identification number of a car, boat or plane. */
  vehicleId: text,
  given: date,
  /** Null: at various times. */
  acquired: date,
  howAcquired: z.enum(['purchase', 'gift', 'inheritance', 'exchange']).default('purchase'),
  /** Cost or adjusted basis; null: not known. */
  cost: statedAmount,
  /** What is deducted: the fair market value, or less where the law says so. */
  value: amount,
  valuedBy: z
    .enum(['thriftShop', 'comparableSales', 'catalog', 'appraisal', 'quotedPrice'])
    .nullable()
    .default(null),
});
export type PropertyGift = z.infer<typeof PropertyGift>;

import { z } from 'zod';
import { amount } from './amount';
import { date, requiredDate } from './date';
import { flag, share, taxpayerNumber, text } from './text';

/** A related buyer (IRC 453(f)(1)), and what became of the property there (Form 6252, Part III). */
const RelatedBuyer = z.strictObject({
  name: text,
  address: text,
  ssn: taxpayerNumber,
  /** Day on which the buyer sold or gave it away again in this year; null: not in this year. */
  resold: date,
  resalePrice: amount,
  /** Line 29: why this second sale changes nothing. */
  exception: z
    .enum(['overTwoYears', 'issuer', 'involuntary', 'death', 'noAvoidance'])
    .nullable()
    .default(null),
});

/** Property of which at least one payment comes after the year of the sale (IRC 453(b)(1)): of this year or an earlier one. */
export const InstallmentSale = z.strictObject({
  description: text,
  /** A capital asset; a main home; or property of a business, farm or rental. */
  use: z.enum(['investment', 'home', 'business', 'farm', 'rental']),
  /** Its place among the businesses, farms or rentals of this return; null: none of them. */
  position: z.int().min(0).max(99).nullable().default(null),
  /** A business or farm that is not on this return, in which the filer did not materially participate. */
  passive: flag,
  kind: z.enum(['land', 'building', 'equipment']).default('land'),
  /** Null: a home of this year, whose own day counts. */
  acquired: date,
  /** In this year: lines 5 to 11 of a home, and its exclusion, are those of the home that says so in `homeSales`. */
  sold: requiredDate,
  /** Line 5. */
  price: amount,
  /** Line 6. */
  debtAssumed: amount,
  /** Line 8. */
  cost: amount,
  /** Line 9: allowed or allowable to the day of the sale. */
  depreciation: amount,
  /** Buildings: the part of it above straight line. */
  additionalDepreciation: amount,
  /** Line 11. */
  sellingExpenses: amount,
  /** Lines 12 and 15 of the form of an earlier year of sale. */
  recapture: amount,
  excludedGain: amount,
  /** Line 19 of the form of an earlier year of sale; null: worked out from its other lines. */
  grossProfitPercentage: share,
  /** Lines 21 and 23: principal only. Line 23 has the debt above basis of the year of sale as well. */
  payments: amount,
  priorPayments: amount,
  /** What Form 6252 is not done for. */
  situation: z
    .enum([
      'contingent',
      'dealer',
      'pledged',
      'disposed',
      'traded',
      'collectible',
      'controlled',
      'resoldBefore',
    ])
    .nullable()
    .default(null),
  relatedBuyer: RelatedBuyer.nullable().default(null),
});
export type InstallmentSale = z.infer<typeof InstallmentSale>;

import { z } from 'zod';
import { amount, requiredAmount } from './amount';
import { date, requiredDate } from './date';
import { flag, text, wholeCount } from './text';

const monthsOfFiveYears = z
  .int('Use a whole number of months')
  .min(0, 'Enter a number from 0 to 60')
  .max(60, 'Enter a number from 0 to 60')
  .default(0);

/**
 * How long one person owned and lived in the home within the five years before the sale (Pub. 523, "Eligibility
 * Test"). Times of a spouse who died, or a former spouse from whom the home came, count as the person's own.
 */
const HomeUse = z.strictObject({
  /** Months as an owner, 0 to 60. */
  ownedMonths: monthsOfFiveYears,
  /** Months as the main home, 0 to 60. */
  livedMonths: monthsOfFiveYears,
  /** Last sale of another home for which this person excluded gain; none if more than two years ago does no harm. */
  earlierExclusion: date,
});

/** Sale of a main home (IRC 121; Pub. 523). Amounts are the share of the people on this return. */
export const HomeSale = z.strictObject({
  address: text,
  acquired: requiredDate,
  sold: requiredDate,
  /** Form 1099-S, box 2, or the price in the contract. */
  price: requiredAmount,
  /** Commission, legal fees and transfer taxes of the sale. */
  sellingExpenses: amount,
  /** Purchase price with settlement costs, or the value on the day it was inherited. */
  basis: requiredAmount,
  improvements: amount,
  /** Credits, casualty losses, postponed gain and depreciation before May 7, 1997, which lower the basis. */
  basisReductions: amount,
  /** Depreciation allowed or allowable after May 6, 1997, for business or rental use within the home. */
  depreciation: amount,
  /** A Form 1099-S reports the sale. */
  form1099S: flag,
  taxpayer: HomeUse.prefault({}),
  /** The spouse on a joint return, or the spouse who died no more than two years before the sale. */
  spouse: HomeUse.prefault({}),
  /** Day on which the spouse died whose times are given above; for an unmarried seller only. */
  spouseDied: date,
  /** Main reason for selling early: a new place of work, health, or something that could not be foreseen. */
  earlySaleReason: z.enum(['work', 'health', 'unforeseen']).nullable().default(null),
  /** Days after 2008, before the last day as a main home, on which it was nobody’s main home (IRC 121(b)(5)). */
  nonqualifiedUseDays: wholeCount,
  /** Rented out or used for business when it was sold: Form 4797 in place of Form 8949. */
  rentedAtSale: flag,
  /** Came by a like-kind exchange within the five years before the sale (IRC 121(d)(10)). */
  fromExchange: flag,
  /** At least one payment comes after this year: the terms stand in `installmentSales` (Form 6252). */
  installmentSale: flag,
});
export type HomeSale = z.infer<typeof HomeSale>;
export type HomeUse = HomeSale['taxpayer'];

import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { count, flag } from './text';

const percentage = z
  .number()
  .min(0, 'Enter a number from 0 to 100')
  .max(100, 'Enter a number from 0 to 100')
  .nullable()
  .default(null);

/** A car, van or truck that a business or farm uses (Schedule C, line 9 and Part IV; Form 4562, Part V). */
export const Vehicle = z.strictObject({
  businessMiles: count,
  commutingMiles: count,
  /** Personal miles that are not commuting. */
  otherMiles: count,
  placedInService: date,
  /** Null: not said; stated actual costs then mean actual costs. */
  method: z.enum(['mileage', 'actual']).nullable().default(null),
  /** Gas, oil, repairs, insurance, registration and the like for all miles; without depreciation. */
  actualExpenses: amount,
  /** Parking fees and tolls of business trips: deducted with either method. */
  parkingAndTolls: amount,
  /** Cost or other basis of an owned vehicle for all its use; 0 for a leased one. */
  cost: amount,
  /**
   * `car`: 6,000 pounds or less (IRC 280F(d)(5)). `heavySuv`: up to 14,000 pounds (IRC 179(b)(5)). `truck`: a heavier
   * vehicle that IRC 179(b)(5)(B)(ii) leaves out, or one that is hardly used in private.
   */
  kind: z.enum(['car', 'heavySuv', 'truck']).default('car'),
  /** A `car` that is a truck or van, also a minivan or SUV on a truck chassis: limits of its own until 2017. */
  onTruckChassis: flag,
  /** Day of the binding contract, when it is before the day of service. */
  acquired: date,
  /** Part of the business cost that is deducted at once in the year it was placed in service. */
  section179: amount,
  /** Special depreciation allowance of the first year. */
  bonus: flag,
  /** Straight line over five years: business use was 50% or less in the first or another earlier year, or by election. */
  straightLine: flag,
  /**
   * Business use in the years before this one, in percent: what section 179 was taken for, and what is recaptured when
   * business use falls to 50% or less (IRC 280F(b)(2)).
   */
  earlierUse: z
    .strictObject({
      first: percentage,
      second: percentage,
      third: percentage,
      fourth: percentage,
      fifth: percentage,
    })
    .prefault({}),
  /** Method of the first year. */
  firstYearMethod: z.enum(['mileage', 'actual']).nullable().default(null),
  /** After years of standard mileage: depreciation in those rates, for all use. */
  priorDepreciation: amount,
  /** After years of standard mileage: years of use that are left at the start of 2024. */
  remainingYears: count,
  /** Schedule C, lines 45 to 47b; Form 4562, lines 34, 36 and 24. */
  availableForPersonalUse: flag,
  anotherVehicle: flag,
  evidence: flag,
  writtenEvidence: flag,
});
export type Vehicle = z.infer<typeof Vehicle>;

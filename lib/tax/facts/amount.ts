import { z } from 'zod';
import { asCents, noCents } from './cents';

/** Largest amount taken, in dollars. Up to here every product with a rate of the law stays exact. */
export const largestAmount = 9_999_999_999.99;

const notTwoDecimals = 'Use dollars and cents, with no more than two decimal places';
const tooLarge = 'This amount is too large';
const negative = 'This amount can’t be negative';

// c / 100 is the double nearest to the decimal, so equality means "has at most two decimals" exactly.
const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;
// Adding 0 turns -0 into 0.
const parseCents = (value: number) => asCents(Math.round(value * 100) + 0);

const nonNegative = z
  .number()
  .min(0, negative)
  .max(largestAmount, tooLarge)
  .refine(hasTwoDecimals, notTwoDecimals)
  .transform(parseCents);
const signed = z
  .number()
  .min(-largestAmount, tooLarge)
  .max(largestAmount, tooLarge)
  .refine(hasTwoDecimals, notTwoDecimals)
  .transform(parseCents);

/** Zero or more dollars; left out means 0. */
export const amount = nonNegative.default(noCents).meta({ unit: 'dollars' });
/** Dollars that may be negative, such as a loss; left out means 0. */
export const signedAmount = signed.default(noCents).meta({ unit: 'dollars' });
/** Zero or more dollars; null or left out means "not stated", which differs from 0. */
export const statedAmount = nonNegative.nullable().default(null).meta({ unit: 'dollars' });
/** Dollars that may be negative; null or left out means "not stated". */
export const statedSignedAmount = signed.nullable().default(null).meta({ unit: 'dollars' });
/** Zero or more dollars that must be given. */
export const requiredAmount = nonNegative.meta({ unit: 'dollars' });

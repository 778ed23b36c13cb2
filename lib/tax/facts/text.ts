import { z } from 'zod';

/** Free text as printed on a document; left out means empty. */
export const text = z.string().max(500, 'This text is too long').default('');

/** Text that must be there. */
export const requiredText = z.string().min(1, 'This can’t be empty').max(500, 'This text is too long');

/** A state as its two-letter postal code; left out means none. */
export const state = z
  .string()
  .regex(/^([A-Za-z]{2})?$/, 'Use the state’s two-letter code')
  .default('');

/** A state that must be given. */
export const requiredState = z.string().regex(/^[A-Za-z]{2}$/, 'Use the state’s two-letter code');

/** Social Security number, ITIN or ATIN: nine digits, hyphens allowed; left out means not given yet. */
export const taxpayerNumber = z
  .string()
  .regex(/^(\d{3}-?\d{2}-?\d{4})?$/, 'Use nine digits')
  .default('');

export const flag = z.boolean().default(false);
/** Yes or no; null or left out means "not stated". */
export const statedFlag = z.boolean().nullable().default(null);
export const flagUnlessDenied = z.boolean().default(true);

/** A count such as months, miles or days: zero or more. */
export const count = z
  .number()
  .min(0, 'This can’t be negative')
  .max(10_000_000, 'This is too large')
  .default(0);

export const wholeCount = z
  .int('Use a whole number')
  .min(0, 'This can’t be negative')
  .max(10_000_000, 'This is too large')
  .default(0);

/** Months of the year. */
export const months = (whenLeftOut: number) =>
  z
    .int('Use a whole number of months')
    .min(0, 'Enter a number from 0 to 12')
    .max(12, 'Enter a number from 0 to 12')
    .default(whenLeftOut);

/** A position in the list of dependents. */
export const dependentIndex = z.int().min(0).max(99);

/** A share of a whole, from 0 to 1; null or left out means "not stated". */
export const share = z
  .number()
  .min(0, 'Enter a number from 0 to 1')
  .max(1, 'Enter a number from 0 to 1')
  .nullable()
  .default(null);

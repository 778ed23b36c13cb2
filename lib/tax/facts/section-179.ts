import { z } from 'zod';
import { amount } from './amount';

/** Form 4562, Part I, on a separate return: spouses are one taxpayer for the limit (IRC 179(b)(4)). */
export const Section179 = z
  .strictObject({
    /** Cost of the section 179 property that the spouse placed in service in 2024 (line 2). */
    spouseProperty: amount,
    /** Percentage of the limit that both spouses chose for this return (line 5); null: half. */
    percentage: z
      .number()
      .min(0, 'Enter a number from 0 to 100')
      .max(100, 'Enter a number from 0 to 100')
      .nullable()
      .default(null),
  })
  .prefault({});

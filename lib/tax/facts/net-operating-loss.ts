import { z } from 'zod';
import { amount, statedAmount } from './amount';

/**
 * Net operating losses of earlier years not used up so far, as positive amounts (IRC 172). Losses of years from 2018 on
 * are limited to 80% of taxable income.
 */
export const NetOperatingLosses = z
  .strictObject({
    before2018: amount,
    from2018: amount,
    /** All of them under the alternative minimum tax (Form 6251, line 2f); null: the same amounts. */
    minimumTax: statedAmount,
  })
  .prefault({});

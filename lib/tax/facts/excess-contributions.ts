import { z } from 'zod';
import { amount, statedAmount } from './amount';

const ofOne = z
  .strictObject({
    /** Excess of earlier years: Form 5329 of the year before, lines 16, 24 and 48. */
    traditional: amount,
    roth: amount,
    hsa: amount,
    /** Part of it that was withdrawn in the year and is not in income (Form 5329, line 12). */
    traditionalWithdrawn: amount,
    /** Value of all accounts of the kind on December 31; null: not stated, and more than the excess. */
    traditionalValue: statedAmount,
    rothValue: statedAmount,
    hsaValue: statedAmount,
    /** Of what an employer paid into the HSA beyond this year's limit: what box 1 of Form W-2 includes already. */
    hsaEmployerInWages: amount,
    /** Of the same excess: what was taken out again by the due date, with its earnings. */
    hsaEmployerWithdrawn: amount,
  })
  .prefault({});

/** Form 5329, Parts III, IV and VII: what contributions of the year do not say themselves. */
export const ExcessContributions = z.strictObject({ taxpayer: ofOne, spouse: ofOne }).prefault({});

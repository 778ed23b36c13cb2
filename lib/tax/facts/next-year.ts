import { z } from 'zod';
import { amount } from './amount';

/** What is expected in 2025 and 2024 knows nothing of: deductions of Schedule 1-A (2025), for estimated tax alone. */
export const NextYearDeductions = z
  .strictObject({
    /** Tips that qualify under IRC 224. */
    qualifiedTips: amount,
    /** The premium part of overtime pay (IRC 225), not all pay for the hours. */
    qualifiedOvertime: amount,
    /** Interest on the loan for a new car assembled in the United States (IRC 163(h)(4)). */
    carLoanInterest: amount,
  })
  .prefault({});

import { z } from 'zod';
import { flag } from './text';

/**
 * What became of a credit that the IRS denied or reduced in an earlier year (IRC 24(g), 25A(b)(4), 32(k)). `banned`: the two
 * or ten years after reckless or fraudulent claims aren't over. `withForm8862`: no ban, and Form 8862 has to show that
 * the filer qualifies. `restored`: Form 8862 was filed before and the credit allowed since. Null: not stated.
 */
const Reclaim = z.enum(['banned', 'withForm8862', 'restored']).nullable().default(null);

/** Days of the year; null: not stated. */
export const daysOfYear = z
  .int('Use a whole number of days')
  .min(0, 'Enter a number from 0 to 366')
  .max(366, 'Enter a number from 0 to 366')
  .nullable()
  .default(null);

/** Credits that were denied before and are claimed again (Form 8862). */
export const ReclaimedCredits = z
  .strictObject({
    eic: Reclaim,
    ctc: Reclaim,
    aotc: Reclaim,
    /** Line 3: the only reason was earned or investment income that was reported incorrectly. */
    eicIncomeOnly: flag,
    /** Lines 9a and 9b: days that the main home was in the United States; null: not stated. */
    daysInUs: daysOfYear,
    spouseDaysInUs: daysOfYear,
  })
  .prefault({});

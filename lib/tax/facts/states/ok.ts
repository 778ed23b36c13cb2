import { z } from 'zod';
import { amount, statedAmount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Oklahoma asks. */
export const OK = stateSchema({
  /** Gain on Oklahoma property or stock that qualifies for the capital gain deduction (Form 561). */
  fiveYearGain: amount,
  /** Gross household income of every kind (Form 538-S); null: what the return holds. */
  householdIncome: statedAmount,
  /** Parental Choice Tax Credit. */
  parentalChoice: amount,
  /** Form 538-S is not for people who lived in Oklahoma for part of the year only; sales tax relief of disabled veterans. */
  disabledVeteranSalesTax: amount,
  /** Ownership of a child care business. */
  childCareOwnership: amount,
  /** Credit of an aerospace engineer (Form 564). */
  aerospaceEngineer: z.strictObject({ compensation: amount }).prefault({}),
});

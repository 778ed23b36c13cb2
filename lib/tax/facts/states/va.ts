import { amount, statedAmount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Virginia asks. */
export const VA = stateSchema({
  /** Separate filers: adjusted gross income of the spouse less taxable Social Security (age deduction worksheet). */
  spouseAdjustedIncome: statedAmount,
  /** Supplies that a teacher paid and did not deduct on the federal return (Schedule ADJ, line 8). */
  schoolSupplies: amount,
  /** Premiums for long-term care insurance (Schedule ADJ, line 8, code 106). */
  longTermCare: amount,
  /** Livable home credit (Schedule CR). */
  livableHome: amount,
});

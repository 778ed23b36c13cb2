import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Rhode Island asks. */
export const RI = stateSchema({
  /** Public assistance, child support and other household income that is not taxed (RI-1040H, line 5 and others). */
  nontaxableHouseholdIncome: amount,
});

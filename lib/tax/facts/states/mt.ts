import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Montana asks. */
export const MT = stateSchema({
  /** Present value of a planned gift to an endowment (Form QEC). */
  endowment: amount,
  /** Income of people of 62 or more that is on no federal line, for the elderly homeowner or renter credit. */
  otherHouseholdIncome: amount,
});

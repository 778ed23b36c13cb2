import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only North Dakota asks. */
export const ND = stateSchema({
  familyCare: amount,
  nativeAmericanReservation: amount,
  planContribution: amount,
});

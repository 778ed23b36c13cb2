import { amount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only Vermont asks. */
export const VT = stateSchema({
  /** Civil Service Retirement System income, or of another system without Social Security (IN-112, line 12). */
  csrsPension: amount,
});

import { amount } from '../amount';
import { wholeCount } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Georgia asks. */
export const GA = stateSchema({
  /** Unborn children with a detectable heartbeat, who count as dependents (Form 500, line 7b). */
  unbornChildren: wholeCount,
  /** Qualified caregiving expenses (Form IND-CR, credit code 204). */
  caregiving: amount,
  /** Gifts to student scholarship organizations (Form IND-CR, credit code 125). */
  qualifiedEducation: amount,
});

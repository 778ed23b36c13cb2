import { type AskedFact, askedFor } from './asked-fact';
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

/** The interview's questions about them. */
export const asksGA: readonly AskedFact[] = [
  askedFor(
    'count',
    'An unborn child on December 31',
    {
      fact: 'unbornChildren',
      text: 'How many of your unborn children had a heartbeat by December 31?',
      help: 'A doctor must have been able to detect the heartbeat. For example, 1.',
    },
    { max: 8 },
  ),
];

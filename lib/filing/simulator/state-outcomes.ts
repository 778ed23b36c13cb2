import { stateRules } from '../states/reject-texts';
import type { SimulatedOutcome } from './outcomes';

/**
 * What the simulator does with a state return, by the last four digits of the first filer's number; the federal return with
 * these numbers is accepted. `changed` names the element that the rejection is about.
 */
export const stateOutcomes: Readonly<Record<string, SimulatedOutcome>> = {
  '9979': {
    about: 'Prior-year state income doesn’t match',
    kind: 'reject',
    rule: stateRules.prior,
    changed: 'ReturnHeader/Signature/PriorYearStateIncomeAmt',
  },
  '9978': { about: 'Duplicate state return for this SSN', kind: 'reject', rule: stateRules.duplicate },
  '9977': { about: 'No response from the state', kind: 'silent' },
  '9976': { about: 'The state responds on the third poll', kind: 'late' },
};

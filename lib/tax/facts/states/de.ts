import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Delaware asks. */
export const DE = stateSchema({
  /** Active member of a volunteer fire company, auxiliary or rescue squad in Delaware (PIT-RES, line 29). */
  taxpayerVolunteerFirefighter: flag,
  spouseVolunteerFirefighter: flag,
});

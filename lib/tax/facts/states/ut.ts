import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Utah asks. */
export const UT = stateSchema({
  /** One of you stayed at home all year to care for a child of up to twelve months (TC-40A, Part 4, code 01). */
  atHomeParent: flag,
});

import { type AskedFact, statedBy } from './asked-fact';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Utah asks. */
export const UT = stateSchema({
  /** One of you stayed at home all year to care for a child of up to twelve months (TC-40A, Part 4, code 01). */
  atHomeParent: flag,
});

/** The interview's questions about them. */
export const asksUT: readonly AskedFact[] = [
  statedBy('atHomeParent', 'One of us provided full-time care at home for a baby 12 months or younger'),
];

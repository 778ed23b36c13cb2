import { stateSchema } from './state-schema';

/** Facts that only Utah asks. */
export const UT = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Washington asks. */
export const WA = stateSchema({});

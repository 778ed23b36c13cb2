import { stateSchema } from './state-schema';

/** Facts that only Wisconsin asks. */
export const WI = stateSchema({});

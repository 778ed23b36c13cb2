import { stateSchema } from './state-schema';

/** Facts that only New Hampshire asks. */
export const NH = stateSchema({});

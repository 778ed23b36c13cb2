import { stateSchema } from './state-schema';

/** Facts that only Nebraska asks. */
export const NE = stateSchema({});

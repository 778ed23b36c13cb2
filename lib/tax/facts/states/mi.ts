import { stateSchema } from './state-schema';

/** Facts that only Michigan asks. */
export const MI = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Indiana asks. */
export const IN = stateSchema({});

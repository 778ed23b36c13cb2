import { stateSchema } from './state-schema';

/** Facts that only Delaware asks. */
export const DE = stateSchema({});

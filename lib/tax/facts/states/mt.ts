import { stateSchema } from './state-schema';

/** Facts that only Montana asks. */
export const MT = stateSchema({});

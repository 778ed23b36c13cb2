import { stateSchema } from './state-schema';

/** Facts that only Maine asks. */
export const ME = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only North Carolina asks. */
export const NC = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Missouri asks. */
export const MO = stateSchema({});

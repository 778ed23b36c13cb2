import { stateSchema } from './state-schema';

/** Facts that only Hawaii asks. */
export const HI = stateSchema({});

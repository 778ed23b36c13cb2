import { stateSchema } from './state-schema';

/** Facts that only California asks. */
export const CA = stateSchema({});

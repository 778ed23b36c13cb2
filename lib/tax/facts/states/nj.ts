import { stateSchema } from './state-schema';

/** Facts that only New Jersey asks. */
export const NJ = stateSchema({});

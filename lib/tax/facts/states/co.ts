import { stateSchema } from './state-schema';

/** Facts that only Colorado asks. */
export const CO = stateSchema({});

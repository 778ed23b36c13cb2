import { stateSchema } from './state-schema';

/** Facts that only Oregon asks. */
export const OR = stateSchema({});

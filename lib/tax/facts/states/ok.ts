import { stateSchema } from './state-schema';

/** Facts that only Oklahoma asks. */
export const OK = stateSchema({});

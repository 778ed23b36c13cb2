import { stateSchema } from './state-schema';

/** Facts that only Arkansas asks. */
export const AR = stateSchema({});

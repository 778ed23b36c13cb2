import { stateSchema } from './state-schema';

/** Facts that only Virginia asks. */
export const VA = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Georgia asks. */
export const GA = stateSchema({});

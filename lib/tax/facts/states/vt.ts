import { stateSchema } from './state-schema';

/** Facts that only Vermont asks. */
export const VT = stateSchema({});

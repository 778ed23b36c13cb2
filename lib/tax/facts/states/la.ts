import { stateSchema } from './state-schema';

/** Facts that only Louisiana asks. */
export const LA = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Massachusetts asks. */
export const MA = stateSchema({});

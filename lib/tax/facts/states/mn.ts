import { stateSchema } from './state-schema';

/** Facts that only Minnesota asks. */
export const MN = stateSchema({});

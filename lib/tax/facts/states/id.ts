import { stateSchema } from './state-schema';

/** Facts that only Idaho asks. */
export const ID = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only District of Columbia asks. */
export const DC = stateSchema({});

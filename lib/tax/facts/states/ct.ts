import { stateSchema } from './state-schema';

/** Facts that only Connecticut asks. */
export const CT = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Mississippi asks. */
export const MS = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Iowa asks. */
export const IA = stateSchema({});

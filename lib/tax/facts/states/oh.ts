import { stateSchema } from './state-schema';

/** Facts that only Ohio asks. */
export const OH = stateSchema({});

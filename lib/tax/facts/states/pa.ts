import { stateSchema } from './state-schema';

/** Facts that only Pennsylvania asks. */
export const PA = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only South Carolina asks. */
export const SC = stateSchema({});

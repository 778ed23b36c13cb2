import { stateSchema } from './state-schema';

/** Facts that only Rhode Island asks. */
export const RI = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only North Dakota asks. */
export const ND = stateSchema({});

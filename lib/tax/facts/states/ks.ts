import { stateSchema } from './state-schema';

/** Facts that only Kansas asks. */
export const KS = stateSchema({});

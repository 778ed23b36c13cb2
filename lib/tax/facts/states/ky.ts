import { stateSchema } from './state-schema';

/** Facts that only Kentucky asks. */
export const KY = stateSchema({});

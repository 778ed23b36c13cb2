import { stateSchema } from './state-schema';

/** Facts that only Arizona asks. */
export const AZ = stateSchema({});

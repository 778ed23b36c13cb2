import { stateSchema } from './state-schema';

/** Facts that only New Mexico asks. */
export const NM = stateSchema({});

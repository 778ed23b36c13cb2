import { stateSchema } from './state-schema';

/** Facts that only New York asks. */
export const NY = stateSchema({});

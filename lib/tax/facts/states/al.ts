import { stateSchema } from './state-schema';

/** Facts that only Alabama asks. */
export const AL = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only Maryland asks. */
export const MD = stateSchema({});

import { stateSchema } from './state-schema';

/** Facts that only West Virginia asks. */
export const WV = stateSchema({});

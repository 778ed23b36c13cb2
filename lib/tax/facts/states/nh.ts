import { statedFlag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only New Hampshire asks. */
export const NH = stateSchema({
  /** Unable to work because of a disability, under 65 (DP-10, line 8); null: as the federal return says. */
  taxpayerDisabled: statedFlag,
  spouseDisabled: statedFlag,
});

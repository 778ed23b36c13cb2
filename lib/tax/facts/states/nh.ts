import { type AskedFact, statedBy } from './asked-fact';
import { statedFlag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only New Hampshire asks. */
export const NH = stateSchema({
  /** Unable to work because of a disability, under 65 (DP-10, line 8); null: as the federal return says. */
  taxpayerDisabled: statedFlag,
  spouseDisabled: statedFlag,
});

/** The interview's questions about them. */
export const asksNH: readonly AskedFact[] = [
  statedBy('taxpayerDisabled', 'I’m disabled and can’t work'),
  statedBy('spouseDisabled', 'My spouse is disabled and can’t work', 'joint'),
];

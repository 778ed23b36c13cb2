import { z } from 'zod';
import { amount } from '../amount';
import { dependentIndex, flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only the District of Columbia asks. */
export const DC = stateSchema({
  /** Care of children under 4 at licensed facilities in the District (Schedule ELC). */
  keepChildCareAffordable: z.array(z.strictObject({ dependentIndex, paid: amount })).default([]),
  /** Determined disabled by the Social Security Administration (Calculation B, line 7a). */
  disabledReal: flag,
  /** First-time homebuyer credit of earlier years (Schedule U). */
  firstTimeHomebuyerCarry: amount,
});

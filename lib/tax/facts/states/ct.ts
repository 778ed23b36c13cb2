import { z } from 'zod';
import { amount } from '../amount';
import { date } from '../date';
import { text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Connecticut asks. */
export const CT = stateSchema({
  /** Property tax on motor vehicles, up to two of them (CT-1040, Schedule 3, lines 61 and 62). */
  motorVehicleTax: z.array(z.strictObject({ town: text, date, amount, description: text })).default([]),
});

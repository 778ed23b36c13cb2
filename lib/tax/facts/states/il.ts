import { z } from 'zod';
import { amount } from '../amount';
import { text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Illinois asks. */
export const IL = stateSchema({
  /** Property index number of the home (Schedule ICR, line 4a). */
  propertyIndexNumber: text,
  /** Tuition, books and lab fees of kindergarten through grade 12 at Illinois schools (Schedule ICR, line 7a). */
  k12: z.array(z.strictObject({ school: text, amount })).default([]),
});

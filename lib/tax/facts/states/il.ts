import { type AskedFact, askedFor } from './asked-fact';
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

/** The interview's questions about them. */
export const asksIL: readonly AskedFact[] = [
  askedFor('money', 'School expenses for a child in grades K through 12', {
    fact: 'k12[0].amount',
    text: 'How much did you pay for school in grades K through 12?',
    help: 'Include tuition, book rental fees, and lab fees paid to schools in Illinois. For example, 1,900.00.',
  }),
];

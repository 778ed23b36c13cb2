import { z } from 'zod';
import { amount } from './amount';
import { flag, statedFlag } from './text';

/** What an owner can lose in a business, farm or rental of their own (IRC 465; Form 6198). */
export const AtRisk = z
  .strictObject({
    /** Box 32b of Schedule C, 36b of Schedule F; Form 6198 with Schedule E. */
    someNotAtRisk: flag,
    /** Form 6198, line 6: adjusted basis in the activity at the start of the year. */
    basis: amount,
    /** Form 6198, line 7. */
    increases: amount,
    /** Form 6198, line 9, without what is not at risk. */
    decreases: amount,
    /** The part of lines 6 and 7 that is not at risk, such as debts without recourse: line 9, too. */
    notAtRisk: amount,
    /** Loss of earlier years beyond the amount at risk: Form 6198 (2023), line 5 less line 21. */
    suspendedLoss: amount,
  })
  .prefault({});
export type AtRisk = z.infer<typeof AtRisk>;

/** Schedule C, lines I and J; Schedule E, lines A and B; Schedule F, lines F and G. Null: not stated. */
export const payerForms = { form1099Required: statedFlag, form1099Filed: statedFlag };

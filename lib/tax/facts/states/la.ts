import { z } from 'zod';
import { amount } from '../amount';
import { dependentIndex } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Louisiana asks. */
export const LA = stateSchema({
  /** Assessment of Louisiana Citizens Property Insurance, by policy. */
  insuranceAssessment: z.array(z.strictObject({ amount })).default([]),
  /** Tuition and school costs of dependents (Schedule E, school expense deductions). */
  schoolExpenses: z
    .array(z.strictObject({ dependentIndex, kind: z.enum(['tuition', 'home', 'public']), amount }))
    .default([]),
  /** Cost of a fortified roof. */
  fortifiedRoof: amount,
});

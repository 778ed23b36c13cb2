import { z } from 'zod';
import { amount } from '../amount';
import { count } from '../text';
import { flagEach } from '../owner';
import { stateSchema } from './state-schema';

const pension = z
  .strictObject({
    /** Months or points of service in all, and before October 1, 1991. */
    months: count,
    monthsBefore1991: count,
  })
  .prefault({});

/** Facts that only Oregon asks. */
export const OR = stateSchema({
  /** Service for federal pensions: the part before October 1, 1991, is not taxed (Schedule OR-ASC, code 307). */
  federalPension: z.strictObject({ taxpayer: pension, spouse: pension }).prefault({}),
  /** Severe disability, for an additional exemption credit. */
  severelyDisabled: flagEach,
  politicalContribution: amount,
  federalTaxPriorYear: amount,
});

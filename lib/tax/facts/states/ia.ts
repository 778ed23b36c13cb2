import { z } from 'zod';
import { amount } from '../amount';
import { count, flag, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Iowa asks. */
export const IA = stateSchema({
  /** Number of the school district of December 31 (IA 1040, page 1). */
  schoolDistrictNumber: text,
  /** Surtax of the district and of emergency medical services in percent of the Iowa tax; null: not stated. */
  surtaxRate: z
    .number()
    .min(0, 'This can not be negative')
    .max(21, 'This is too large')
    .nullable()
    .default(null),
  county: text,
  /** Volunteer firefighters, emergency medical workers and reserve peace officers among the filers. */
  firefighterOrEms: count,
  /** Tuition and textbooks for kindergarten through grade 12, for each dependent (IA 1040, line 9). */
  tuitionAndTextbooks: z.array(amount).default([]),
  farmTenancy: flag,
  alternateTax: flag,
});

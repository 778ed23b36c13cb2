import { z } from 'zod';
import { amount } from './amount';
import { date, requiredDate } from './date';
import { state, text } from './text';

/** Personal-use property that one event damaged, destroyed, or took (Form 4684, lines 1 to 9). Land and buildings are one item. */
const CasualtyProperty = z.strictObject({
  description: text,
  city: text,
  state,
  zip: z
    .string()
    .regex(/^(\d{5})?$/, 'Use the five digits of the ZIP code')
    .default(''),
  acquired: requiredDate,
  /** Cost or other basis. */
  cost: amount,
  /** Received or expected, whether or not a claim was filed. */
  reimbursement: amount,
  valueBefore: amount,
  valueAfter: amount,
});

/** One casualty or theft (Form 4684, Section A). */
export const Casualty = z.strictObject({
  description: text,
  date: requiredDate,
  /** FEMA’s number of the federal declaration, such as DR-4830 or EM-3615; empty: no federally declared disaster. */
  femaNumber: z
    .string()
    .regex(/^((DR|EM)-\d{4}(-[A-Z]{2})?)?$/, 'Use DR- or EM- and four digits, such as DR-4830')
    .default(''),
  /** Day of the declaration; null: not stated. */
  declared: date,
  /** First day of the incident period that FEMA names. */
  incidentBegan: date,
  /** What Form 4684 is not done for. */
  situation: z
    .enum(['business', 'scheme', 'precedingYear', 'postponed', 'homeExclusion', 'safeHarbor', 'earlierLoss'])
    .nullable()
    .default(null),
  properties: z.array(CasualtyProperty).default([]),
});
export type Casualty = z.infer<typeof Casualty>;
export type CasualtyProperty = z.infer<typeof CasualtyProperty>;

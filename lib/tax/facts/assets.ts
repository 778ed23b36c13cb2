import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { requiredDate } from './date';
import { flag, text } from './text';

/** Something that is depreciated on Form 4562. */
export const Asset = z.strictObject({
  description: text,
  placedInService: requiredDate,
  cost: amount,
  class: z.enum(['3', '5', '7', '10', '15', '20', '27.5', '39']),
  section179: amount,
  bonus: flag,
});
export type Asset = z.infer<typeof Asset>;

export const assets = z.array(Asset).default([]);

/** What the qualified business income deduction needs to know about an activity. */
export const QbiFacts = z
  .strictObject({ specifiedService: flag, w2Wages: amount, propertyBasis: amount })
  .prefault({});

export const K1QbiFacts = z
  .strictObject({ income: signedAmount, w2Wages: amount, propertyBasis: amount, specifiedService: flag })
  .prefault({});

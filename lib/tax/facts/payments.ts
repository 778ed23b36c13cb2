import { z } from 'zod';
import { amount, statedSignedAmount, statedAmount } from './amount';
import { date } from './date';
import { flag, flagUnlessDenied, text } from './text';

export const Payments = z
  .strictObject({
    estimated: z.array(z.strictObject({ date, amount })).default([]),
    priorYearOverpayment: amount,
    withExtension: amount,
    otherWithholding: amount,
  })
  .prefault({});

/** Figures of the 2023 return; null means not stated. */
export const PriorYear = z
  .strictObject({
    agi: statedSignedAmount,
    tax: statedAmount,
    itemized: flag,
    stateTaxDeducted: flag,
    fullYear: flagUnlessDenied,
  })
  .prefault({});

export const Refund = z
  .strictObject({
    routingNumber: text,
    accountNumber: text,
    accountType: z.enum(['checking', 'savings']).default('checking'),
    applyToNextYear: amount,
  })
  .prefault({});

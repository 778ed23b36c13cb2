import { z } from 'zod';
import { amount } from './amount';
import { flagUnlessDenied, text } from './text';

/** Income and tax of one country in one category (Form 1116, Parts I and II), in dollars of the United States. */
const Country = z.strictObject({
  country: text,
  category: z.enum(['passive', 'general']).default('passive'),
  /** All income from there in this category, before any adjustment. */
  grossIncome: amount,
  /** Qualified dividends and capital gain distributions in it, which are taxed at lower rates. */
  qualifiedDividends: amount,
  /** Expenses that belong to this income alone. */
  relatedExpenses: amount,
  taxPaid: amount,
});

/** Null or left out means none. `byCountry` leads to Form 1116; without it the credit needs no form. */
export const ForeignTax = z
  .strictObject({
    simplifiedElection: flagUnlessDenied,
    byCountry: z.array(Country).default([]),
    /** Unused foreign tax of earlier years (Form 1116, line 10). */
    carryover: amount,
  })
  .prefault({});

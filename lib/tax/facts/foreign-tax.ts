import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { flag, flagUnlessDenied, text } from './text';

/** Boxes c, d and b above Part I: passive and general category income, and that of a foreign branch. */
export const ForeignCategory = z.enum(['passive', 'general', 'foreignBranch']);
export type ForeignCategory = z.output<typeof ForeignCategory>;

/** Income and tax of one country in one category (Form 1116, Parts I and II), in dollars of the United States. */
const Country = z.strictObject({
  country: text,
  category: ForeignCategory.default('passive'),
  /** All income from there in this category, before any adjustment. */
  grossIncome: amount,
  /** Qualified dividends and capital gain distributions in it, which are taxed at lower rates. */
  qualifiedDividends: amount,
  /** Expenses that belong to this income alone. */
  relatedExpenses: amount,
  taxPaid: amount,
  /** The tax was assessed on a return there, not withheld from payments (Reg. 1.904-4(c)(3)(iv)). */
  assessed: flag,
  /** Whose pay on Form 2555 this income is, before anything is excluded; none of it; or not stated. */
  pay: z.enum(['taxpayer', 'spouse', 'none']).nullable().default(null),
});

/** Adjusted basis of assets by the income that they produce, which apportions interest (Form 1116, line 4b). */
const Assets = z
  .strictObject({
    investments: statedAmount,
    investmentsAbroad: amount,
    all: statedAmount,
    abroad: z.strictObject({ passive: amount, general: amount, foreignBranch: amount }).prefault({}),
  })
  .prefault({});

/** Null or left out means none. `byCountry` leads to Form 1116; without it the credit needs no form. */
export const ForeignTax = z
  .strictObject({
    simplifiedElection: flagUnlessDenied,
    byCountry: z.array(Country).default([]),
    /** Unused foreign tax of earlier years (Form 1116, line 10), where this year's income is of one category. */
    carryover: amount,
    /** The same by category, where there are several. */
    carryoverByCategory: z
      .strictObject({ passive: amount, general: amount, foreignBranch: amount })
      .prefault({}),
    /** Unused foreign tax of earlier years for the alternative minimum tax, which counts apart (line 10 of its Form 1116). */
    amtCarryover: z
      .strictObject({ passive: statedAmount, general: statedAmount, foreignBranch: statedAmount })
      .prefault({}),
    assets: Assets,
    /**
     * Uses the foreign income of the regular tax for the AMT, too (IRC 59(a)(3)). The election is made in the first year
     * with an AMT foreign tax credit and holds for all later years.
     */
    amtSimplifiedElection: flagUnlessDenied,
  })
  .prefault({});

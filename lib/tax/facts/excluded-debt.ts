import { z } from 'zod';
import { amount } from './amount';
import { text } from './text';

/** A canceled debt (Form 1099-C, box 2) that may be left out of income in whole or in part (IRC 108(a), Form 982). */
export const ExcludedDebt = z.strictObject({
  lender: text,
  amount,
  /** In a bankruptcy case under title 11; while insolvent; acquisition debt of the main home. */
  reason: z.enum(['bankruptcy', 'insolvency', 'home']),
  /** Insolvency: everything owed and everything owned immediately before, at fair market value. */
  liabilities: amount,
  assets: amount,
  /** Main home: part of the loan that did not go to buy, build or improve it. */
  otherHomeDebt: amount,
  /** Main home: basis of a home that was kept. */
  homeBasis: amount,
});
export type ExcludedDebt = z.infer<typeof ExcludedDebt>;

/** Immediately after debts were canceled in bankruptcy or insolvency: basis of property and money held, and debts left. */
export const AfterCancellation = z.strictObject({ propertyBasis: amount, liabilities: amount }).prefault({});

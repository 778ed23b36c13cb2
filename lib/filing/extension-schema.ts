import { z } from 'zod';
import { DirectDebitInput, FilingProblem, FilingState, Pin } from './schema';

const Dollars = z.int('Enter whole dollars.').min(0).max(999_999_999);

/** A signature: a PIN and last year's income. */
const signed = {
  pin: Pin,
  priorAgi: z.int('Enter whole dollars.').min(-999_999_999).max(999_999_999),
};

/** Form 4868 as the filer sends it: an estimate of tax and payments, and what is paid now. */
export const ExtensionInput = z
  .strictObject({
    /** Line 4: estimate of the year's total tax. */
    tax: Dollars,
    /** Line 5: payments for the year. */
    payments: Dollars,
    /** Line 7: what is paid with this form. */
    paying: Dollars,
    /** Line 8: outside the United States on the due date, which gives two months by itself. */
    abroad: z.boolean(),
    /** Taking the payment from a bank account has to be signed: with a PIN and last year's income. */
    debit: z
      .strictObject({
        account: DirectDebitInput,
        ...signed,
        /** On a joint return the spouse signs the payment, too (rule R0000-099). */
        spouse: z.strictObject(signed).nullable().default(null),
      })
      .nullable(),
    agreed: z.literal(true, 'Check the box to continue.'),
  })
  .refine(({ debit, paying }) => debit === null || paying > 0, {
    path: ['paying'],
    message: 'Enter the amount to debit from your account.',
  });
export type ExtensionInput = z.infer<typeof ExtensionInput>;

/** Lines 4 to 7 of Form 4868 in whole dollars. */
export const ExtensionAmounts = z.object({
  tax: z.number(),
  payments: z.number(),
  balance: z.number(),
  paying: z.number(),
});
export type ExtensionAmounts = z.infer<typeof ExtensionAmounts>;

/** Everything the screen of the extension shows. */
export const ExtensionView = z.object({
  returnId: z.string(),
  taxYear: z.number(),
  /** Due date without and with the extension, YYYY-MM-DD. */
  dueOn: z.string(),
  extendedTo: z.string(),
  simulated: z.boolean(),
  state: FilingState.nullable(),
  submissionId: z.string().nullable(),
  answeredAt: z.string().nullable(),
  problems: z.array(FilingProblem),
  /** Who files it, as printed on the form. */
  names: z.string(),
  /** Two people apply: a payment from a bank account needs both PINs. */
  joint: z.boolean(),
  /** What has to be answered first; empty when it can be sent. */
  missing: z.array(z.object({ text: z.string(), href: z.string() })),
  /** Last year's adjusted gross income from the return accepted here, for each; null: not known. Whole dollars. */
  priorAgi: z.object({ taxpayer: z.number().nullable(), spouse: z.number().nullable() }),
  /** From the last calculation; null when nothing is calculated. */
  estimate: ExtensionAmounts.nullable(),
  /** As it was sent. */
  sent: ExtensionAmounts.nullable(),
  deadline: z.object({ date: z.string(), text: z.string(), passed: z.boolean() }),
  /** Who can still send it, and until when (YYYY-MM-DD). */
  window: z.object({
    open: z.enum(['everyone', 'abroad', 'nobody']),
    lastDay: z.string(),
    lastDayAbroad: z.string(),
  }),
  /** True while something is on its way and asking again makes sense. */
  moving: z.boolean(),
});
export type ExtensionView = z.infer<typeof ExtensionView>;

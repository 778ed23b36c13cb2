import { z } from 'zod';
import { findNameProblem } from '@/lib/format/person-name';

/**
 * What a consent can be given for. Nothing of these happens without one. All but the last are consents under section
 * 7216; `preparer-changes` is a permission within the preparation of the return. Filing isn't among them: a preparer may
 * disclose a return to the IRS and to the transmitter that files it without a consent (26 CFR 301.7216-2(b), (d)), and
 * preparation services may not be made conditional on one (26 CFR 301.7216-3(a)(1)).
 */
export const ConsentUse = z.enum(['ai-assistant', 'ai-documents', 'cpa-review', 'preparer-changes']);
export type ConsentUse = z.infer<typeof ConsentUse>;

/** A consent form and where this person stands with it. */
export const Consent = z.object({
  use: ConsentUse,
  title: z.string(),
  /** What it is for, in a sentence. */
  summary: z.string(),
  recipient: z.string(),
  /** The paragraphs to sign. */
  wording: z.array(z.string()),
  /** Names the wording; signing another one than is shown is refused. */
  version: z.string(),
  /** What happens, and what does not, without it. */
  without: z.string(),
  /** The consent in force; null when there is none. */
  granted: z
    .object({
      at: z.string(),
      until: z.string(),
      signature: z.string(),
      /** The preparer recorded it before there was an account. */
      onPaper: z.boolean(),
    })
    .nullable(),
  /** When the last one was taken back. */
  revokedAt: z.string().nullable(),
});
export type Consent = z.infer<typeof Consent>;

export const GrantInput = z.strictObject({
  use: ConsentUse,
  version: z.string().max(40),
  /** The person's name as they type it: their electronic signature. */
  signature: z
    .string()
    .trim()
    .min(2, 'Type your full name to sign.')
    .max(200, { abort: true })
    .refine((name) => findNameProblem(name) === null, 'Type your full name to sign.'),
});
export type GrantInput = z.infer<typeof GrantInput>;

export const ConsentParams = z.object({ use: z.string() });

import { z } from 'zod';
import { findNameProblem } from '@/lib/format/person-name';
import { leaveNumbersOut, namesPersonalNumber } from '@/lib/format/plain-reason';
import { breaksLine, holdsControls } from '@/lib/format/written-text';

/** What a preparer says beyond the firm's own text. */
export const EngagementInput = z.strictObject({
  taxYear: z.literal([2024, 2025]),
  /** As the letter says it: "$450", "$150 an hour, up to $600". */
  fee: z
    .string()
    .trim()
    .min(1, 'Enter the fee.')
    .max(200)
    .refine((fee) => !breaksLine(fee), 'Enter the fee.'),
  terms: z
    .string()
    .trim()
    .max(3000)
    .refine((text) => !namesPersonalNumber(text), leaveNumbersOut)
    .refine((text) => !holdsControls(text), 'Use only letters, numbers, and common punctuation.')
    .default(''),
});
export type EngagementInput = z.infer<typeof EngagementInput>;

export const EngagementSignature = z.strictObject({
  signature: z
    .string()
    .trim()
    .min(2, 'Type your full name to sign.')
    .max(200, { abort: true })
    .refine((name) => findNameProblem(name) === null, 'Type your full name to sign.'),
});
export type EngagementSignature = z.infer<typeof EngagementSignature>;

export const EngagementLetter = z.object({
  id: z.string(),
  preparerName: z.string(),
  taxYear: z.number().int(),
  paragraphs: z.array(z.string()),
  sentAt: z.string(),
  /** The client's typed name and when it was typed; null while it isn't signed. */
  signed: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type EngagementLetter = z.infer<typeof EngagementLetter>;

export const LetterParams = z.object({ clientId: z.string(), letterId: z.string() });

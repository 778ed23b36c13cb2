import { z } from 'zod';
import { breaksLine, holdsControls } from '@/lib/format/written-text';

/** The preparer's firm as it stands on what is signed: a line of text, and nothing that turns or breaks the line. */
export const FirmName = z
  .string()
  .trim()
  .min(1)
  .max(75)
  .refine((name) => !breaksLine(name), 'Enter the firm’s name.');

/** Form 1040-X, Part II. */
export const ExplanationInput = z.strictObject({
  explanation: z
    .string()
    .trim()
    .min(1, 'Explain what you’re changing and why.')
    .max(4000)
    .refine((text) => !holdsControls(text), 'Use only letters, numbers, and common punctuation.'),
});

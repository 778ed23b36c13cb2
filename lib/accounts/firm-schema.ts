import { z } from 'zod';
import { breaksLine } from '@/lib/format/written-text';

/** It stands on what is signed and sent: a line of text, and nothing that turns or breaks the line. */
const text = (message: string, max: number) =>
  z
    .string()
    .trim()
    .min(1, message)
    .max(max)
    .refine((line) => !breaksLine(line), message);

/** The firm as it stands on what its preparers sign. */
export const Firm = z.object({
  name: z.string(),
  /** Nine digits, `12-3456789`. */
  ein: z.string(),
  /** Six digits: the electronic filing identification number of the IRS (Publication 3112). */
  efin: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
export type Firm = z.infer<typeof Firm>;

export const FirmInput = z.strictObject({
  name: text('Enter the firm’s name.', 75),
  ein: z
    .string()
    .trim()
    .regex(/^\d{2}-?\d{7}$/, 'An EIN has nine digits.'),
  efin: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'An EFIN has six digits.'),
  street: text('Enter the street address.', 100),
  city: text('Enter the city.', 60),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Enter the two-letter state code, such as NY.'),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(?:-\d{4})?$/, 'A ZIP code has five or nine digits.'),
});
export type FirmInput = z.infer<typeof FirmInput>;

export const PtinInput = z.strictObject({
  ptin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^P\d{8}$/, 'A PTIN is the letter P followed by eight digits.')
    .refine((ptin) => !/^P(?:0{8}|9{8})$/.test(ptin), 'This isn’t a valid PTIN.'),
});
export type PtinInput = z.infer<typeof PtinInput>;

/** The firm, and what the signed-in preparer signs with; null while nobody has entered it. */
export const FirmView = z.object({ firm: Firm.nullable(), ptin: z.string().nullable() });
export type FirmView = z.infer<typeof FirmView>;

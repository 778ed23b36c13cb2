import { z } from 'zod';

/**
 * What the reader answers. The same schemas guard the child's output, the stored extraction
 * and the screens, so nothing from a parsed document arrives unchecked.
 */

/** Left, top, width, height as shares of the page, from its top left corner as displayed. */
export const PageBox = z.tuple([
  z.number().min(0).max(1),
  z.number().min(0).max(1),
  z.number().min(0).max(1),
  z.number().min(0).max(1),
]);
export type PageBox = z.infer<typeof PageBox>;

export const Problem = z.strictObject({
  code: z.string().regex(/^[a-z_]{3,40}$/),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string().min(1).max(500),
  fieldPath: z.string().max(80).optional(),
  /** Further fields that it is about. */
  alsoPaths: z.array(z.string().max(80)).max(20).optional(),
  /** What the field would say if it were read right. Nothing is changed until a person takes it. */
  suggestion: z.strictObject({ fieldPath: z.string().max(80), value: z.string().max(40) }).optional(),
});
export type Problem = z.infer<typeof Problem>;

export const ExtractedField = z.strictObject({
  path: z.string().min(1).max(80),
  label: z.string().min(1).max(120),
  /** Money as "1234.56", ticks as true or false, everything else as printed; null is a blank box. */
  value: z.union([z.string().max(500), z.boolean(), z.null()]),
  confidence: z.number().min(0).max(1),
  page: z.number().int().min(1),
  box: PageBox,
});
export type ExtractedField = z.infer<typeof ExtractedField>;

export const ExtractedForm = z.strictObject({
  form: z.string().min(1).max(40),
  taxYear: z.number().int().min(1990).max(2100).nullable(),
  /** A broker's statement with hundreds of sales has ten fields a row. */
  fields: z.array(ExtractedField).max(8000),
  corrected: z.boolean(),
  problems: z.array(Problem).max(50),
});
export type ExtractedForm = z.infer<typeof ExtractedForm>;

export const DetectedType = z.enum(['application/pdf', 'image/png', 'image/jpeg']);
export type DetectedType = z.infer<typeof DetectedType>;

export const ReaderResult = z.strictObject({
  detectedType: DetectedType.nullable(),
  pages: z.number().int().min(0),
  forms: z.array(ExtractedForm).max(200),
  problems: z.array(Problem).max(100),
  /** The clock ended the reading while computing time was left: the machine is busy, and later more can be read. */
  isHurried: z.boolean().optional(),
});
export type ReaderResult = z.infer<typeof ReaderResult>;

import { z } from 'zod';
import { documentTypes } from './document-types';
import { ExtractedField, Problem } from './extract/schema';

export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;

export const DocumentStatus = z.enum([
  'processing',
  'completed',
  'reviewed',
  'approved',
  'needs-clarification',
  'failed',
]);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** A document that a job still has to read. */
export const isUnfinished = (status: string): boolean => status === 'processing';

/** A value that was read, and whether a person has looked at it. Fields of a second form start with `forms[1].`. */
export const ExtractionField = ExtractedField.extend({
  confirmed: z.boolean(),
  /** The amount that was read, where a person put another one in its place. */
  read: z.string().max(500).optional(),
});
export type ExtractionField = z.infer<typeof ExtractionField>;

export const Extraction = z.object({
  form: z.string(),
  taxYear: z.number().int().nullable(),
  fields: z.array(ExtractionField),
  problems: z.array(Problem),
});
export type Extraction = z.infer<typeof Extraction>;

export const Document = z.object({
  id: z.string(),
  name: z.string(),
  type: DocumentType,
  status: DocumentStatus,
  uploadedAt: z.string(),
  fileUrl: z.string(),
  taxReturnId: z.string().nullable(),
  /** The first form that was read. */
  extraction: Extraction.optional(),
  /** All forms, when the file holds several. */
  extractions: z.array(Extraction),
  /** What is wrong with the file as a whole. */
  problems: z.array(Problem),
  /** What preparers found, newest first. */
  reviews: z.array(
    z.object({
      status: DocumentStatus,
      notes: z.string(),
      recommendations: z.string(),
      preparerName: z.string(),
      createdAt: z.string(),
    }),
  ),
});
export type Document = z.infer<typeof Document>;

/** `?clientId=` finds a document only when it is this client's. */
export const DocumentQuery = z.strictObject({ clientId: z.string().min(1).max(100).optional() });

export const UploadFields = z.strictObject({
  type: DocumentType.default('Other'),
  taxReturnId: z.string().min(1).max(100).optional(),
});

export type UploadFields = z.infer<typeof UploadFields>;

/** A file that is to go straight to storage: its size in bytes, and for a preparer the client's return. */
export const DirectInput = z.strictObject({
  size: z.number().int().min(1),
  taxReturnId: z.string().min(1).max(100).optional(),
});
export type DirectInput = z.infer<typeof DirectInput>;

/** Where the browser sends the bytes, and the id under which it says that they are there. */
export const DirectGrant = z.object({
  id: z.string(),
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('blob'), pathname: z.string(), token: z.string() }),
    z.object({ kind: z.literal('here') }),
  ]),
});
export type DirectGrant = z.infer<typeof DirectGrant>;

/** Says that the bytes are in storage. The same fields as an upload in one piece, and the file's name. */
export const DirectDone = UploadFields.extend({ name: z.string().max(1000) });
export type DirectDone = z.infer<typeof DirectDone>;

/** What a person says the document is: its type, and the form by its name where they know it. */
export const TypeInput = z.strictObject({ type: DocumentType, form: z.string().min(1).max(40).optional() });
export type TypeInput = z.infer<typeof TypeInput>;

export const ConfirmInput = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        path: z.string().min(1).max(100),
        value: z.union([z.string().max(300), z.boolean(), z.null()]).optional(),
        confirmed: z.boolean(),
      }),
    )
    .min(1)
    .max(500),
});
export type ConfirmInput = z.infer<typeof ConfirmInput>;

import { z } from 'zod';
import { listDocuments, type ListedDocument, documentKinds } from '../documents/list-documents';
import type { Tool } from './tool';

const Input = z.strictObject({ kind: z.enum(documentKinds) });

/** What stands on the documents of one kind, as it was stated. */
export const readDocumentTool: Tool<z.infer<typeof Input>, { documents: ListedDocument[] }> = {
  name: 'document_value',
  description: 'What the documents of one kind on this return show: payers, boxes, and dates.',
  input: Input,
  run: async ({ calculated }, { kind }) => ({
    data: { documents: calculated === null ? [] : listDocuments(calculated.input, kind) },
    citations: [],
  }),
};

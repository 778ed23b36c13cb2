import { z } from 'zod';
import { listPapers, type Paper, paperKinds } from '../papers/read-papers';
import type { Tool } from './tool';

const Input = z.strictObject({ kind: z.enum(paperKinds) });

/** What stands on the papers of one kind, as it was stated. */
export const readDocumentTool: Tool<z.infer<typeof Input>, { papers: Paper[] }> = {
  name: 'document_value',
  description: 'What stands on the documents of one kind on this return: payers, boxes, dates.',
  input: Input,
  run: async ({ calculated }, { kind }) => ({
    data: { papers: calculated === null ? [] : listPapers(calculated.input, kind) },
    citations: [],
  }),
};

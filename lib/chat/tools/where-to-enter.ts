import { z } from 'zod';
import type { Tool } from './tool';

const Input = z.strictObject({
  fact: z.string().max(100).describe('Path of a fact, such as adjustments.studentLoanInterest'),
});

/** The question or the box of a document where a fact is stated. */
export const whereToEnterTool: Tool<z.infer<typeof Input>, { href: string }> = {
  name: 'where_to_enter',
  description:
    'The link to the question, or to the box of a document, where a fact of the return is entered.',
  input: Input,
  run: async (view, { fact }) => ({ data: { href: await view.readHref(fact) }, citations: [] }),
};

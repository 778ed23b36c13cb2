import { z } from 'zod';
import type { ReturnView } from '../return-view';
import type { Proposal } from '../schema';

export const ProposeInput = z.strictObject({
  questionId: z
    .string()
    .max(100)
    .describe('Id of an interview question, such as filing-status or w2s.0.wages'),
  answer: z.union([z.string().max(500), z.number(), z.boolean(), z.array(z.string().max(100)).max(30)]),
});

/**
 * A change of an answer, as a card that the client confirms. Saving it goes through the interview, which checks it.
 * Null when this return is asked no such question.
 */
export async function prepareProposal(
  view: ReturnView,
  { questionId, answer }: z.infer<typeof ProposeInput>,
): Promise<Proposal | null> {
  const question = await view.readQuestion(questionId);
  if (question === null) return null;
  const shown = typeof answer === 'boolean' ? (answer ? 'Yes' : 'No') : [answer].flat().join(', ');
  return { questionId, question, answer, shown };
}

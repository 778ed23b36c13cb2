import type { Actor } from '@/lib/auth/actor';
import { openReturn } from './access';
import { readPlan, readResponses } from './interview-queries';

/** Where the interview goes on after an answer: at a question, or with the calculation when nothing is left to ask. */
export type AfterAnswer = { questionId: string } | 'calculate';

/**
 * The question after one that a plain form answered, in the list as it is now; the first open one behind the last
 * question, and where the answered one itself fell away.
 */
export async function findAfterAnswer(
  call: { actor: Actor; requestId: string },
  returnId: string,
  questionId: string,
): Promise<AfterAnswer> {
  const open = await openReturn(call, returnId, 'read');
  const [{ categories }, responses] = await Promise.all([readPlan(open), readResponses(open)]);
  const questions = categories.flatMap((category) => category.questions);
  const at = questions.findIndex(({ id }) => id === questionId);
  const next =
    (at < 0 ? undefined : questions[at + 1]) ??
    questions.find(({ id, optional }) => optional !== true && responses[id] === undefined);
  return next === undefined ? 'calculate' : { questionId: next.id };
}

import { listAllCategories } from '@/lib/interview/plan';
import type { Question } from '@/lib/interview/schema';

let byId: Map<string, Question> | undefined;

/**
 * A question of the interview by id, with words that say which entry it is about: `w2s.2.wages` is asked in the words of
 * `w2s.0.wages`. Null when the interview has no such question.
 */
export function findListed(questionId: string): Pick<Question, 'text' | 'type'> | null {
  byId ??= new Map(
    listAllCategories().flatMap(({ questions }) => questions.map((question) => [question.id, question])),
  );
  const alone = byId.get(questionId);
  const found = alone ?? byId.get(questionId.replaceAll(/\.\d+(?=\.)/g, '.0'));
  if (found === undefined) return null;
  const entry = /\.(\d+)\./.exec(questionId)?.[1];
  const text = entry === undefined ? found.text : `${found.text} (entry ${Number(entry) + 1})`;
  return { text, type: found.type };
}

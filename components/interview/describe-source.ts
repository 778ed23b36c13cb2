import { type KnownAnswer, type Question } from '@/lib/interview/schema';
import { type Draft, draftOf } from './draft';

/** Where an answer on screen comes from; empty once it is another one than was known, or nothing was. */
export function describeSource(
  question: Pick<Question, 'type' | 'format'>,
  known: KnownAnswer | undefined,
  draft: Draft,
): string {
  if (known === undefined) return '';
  if (JSON.stringify(draftOf(question, known.answer)) !== JSON.stringify(draft)) return '';
  if (known.from === null) return 'From your account';
  return known.year === undefined
    ? `From “${known.from}”`
    : `From your ${known.from}. Check that it’s still right.`;
}

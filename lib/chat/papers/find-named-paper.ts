import type { ReturnView } from '../return-view';
import { findAskingAlone } from '../read-sentences';
import { findPapers } from './find-paper';

/** The lines that papers of a kind go to: of several papers one may be asked for by name. */
const linesOf = {
  w2: ['line:1040:1a', 'line:1040:1z', 'line:1040:25a', 'line:1040:25d'],
  care: ['line:2441:3'],
} as const;

/**
 * The kind of the one paper among several that a question names, where its words are about what stands on it.
 * @param chanceOf how likely a question wants something
 */
export function findNamedPaper(
  { calculated }: ReturnView,
  question: string,
  chanceOf: (want: string) => number,
): 'w2' | 'care' | null {
  const asking = findAskingAlone(question.toLowerCase()).join(' ');
  const named = asking === '' ? question : asking;
  if (calculated === null || ofAll.test(named.toLowerCase())) return null;
  const kinds = ['w2', 'care'] as const;
  const found = kinds.find(
    (kind) =>
      findPapers(calculated.input, kind, named).length < findPapers(calculated.input, kind, '').length &&
      linesOf[kind].reduce((sum, want) => sum + chanceOf(want), 0) >= fair,
  );
  return found ?? null;
}
const fair = 0.35;
const ofAll = /\b(two of us|both|together|altogether|in all|in total|total|combined|all of)\b/;

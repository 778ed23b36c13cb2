import { findBetween } from './find-between';
import { findQuotedPaper } from './papers/find-paper';
import { asksNeed, readWhy } from './read-why';
import type { ReturnView } from './return-view';
import type { Intent } from './understand';

/** What a question asks for by two figures, a paper and its amount, or a why of one meaning; null for most. */
export function readFixed(
  view: ReturnView,
  understood: Intent,
  question: string,
  text: string,
): Intent | null {
  if (asksNeed.test(text)) return { kind: 'topic' };
  const between = findBetween(view, text);
  if (between !== null) return { kind: 'between', ...between };
  const why = understood.kind === 'line' && understood.isPrinted ? null : readWhy(text);
  if (why !== null) return why;
  if (view.calculated === null) return null;
  const quoted = findQuotedPaper(view.calculated.input, text, question);
  return quoted === null ? null : { kind: 'paper', of: quoted };
}

import { asksWhoByLaw } from './asks-law';
import { findBetween } from './find-between';
import { findQuotedPaper } from './papers/find-paper';
import { readPenalty } from './read-penalty';
import { asksNeed, readWhy } from './read-why';
import type { ReturnView } from './return-view';
import type { Intent } from './understand';
import { isBlank } from './understand-open';

/** What all dividends came to, in the words of an investor. */
const yieldOfAll = /^(?!.*\b(qualified|why|how (do|does)|lines?|box)\b)(?=.*\bdividends?\b).*\byield(ed)?\b/;

/** The rate of something that was sold after some time: a matter of the law where the return has no such sale. */
const afterHolding =
  /\b(sold|sell(ing)?|flipped|dumped|cashed out|traded|held|holding|unloaded)\b.*\b(days?|weeks?|months?|years?|(long|short)[- ]term)\b|\bday[- ]trad(ed|ing)\b/;

/** What a question asks for by two figures, a paper and its amount, or a why of one meaning; null for most. */
export function readFixed(
  view: ReturnView,
  understood: Intent,
  question: string,
  text: string,
): Intent | null {
  if (asksNeed.test(text) || asksWhoByLaw(text)) return { kind: 'topic' };
  if (yieldOfAll.test(text)) return { kind: 'line', form: '1040', line: '3b', isPrinted: false, own: true };
  const penalty = readPenalty(text);
  if (penalty !== null) return penalty;
  const between = findBetween(view, text);
  if (between !== null) return { kind: 'between', ...between };
  const why = understood.kind === 'line' && understood.isPrinted ? null : readWhy(text);
  if (why !== null) return why;
  if (view.calculated === null) return null;
  if (understood.kind === 'rate' && afterHolding.test(text))
    return isBlank(view, { form: '1040', line: '7' }) ? { kind: 'topic' } : { kind: 'rate', which: 'gains' };
  const quoted = findQuotedPaper(view.calculated.input, text, question);
  return quoted === null ? null : { kind: 'paper', of: quoted };
}

import { howAlikeTopic } from '@/lib/training/find-passages';
import { findAlikeIntent } from './alike-intent';
import { findAlikeLine } from './alike-line';
import { findLineOnReturn } from './find-line';
import type { ReturnView } from './return-view';
import type { Evidence } from './tools/tool';
import { type Intent, isAboutOwn } from './understand';

/** From this likeness on a question about the return asks for that line. */
const lineFrom = 0.5;

/** A line that was found by a word gives way to one whose examples say nearly the same as the question. */
export function sharpen(intent: Intent, question: string, text: string): Intent {
  if (intent.kind !== 'line' || intent.isPrinted) return intent;
  // "What can I deduct" asks for the law, not for the figure.
  if (
    /\b(can|could|may|should) (i|we)\b/.test(text) &&
    !/\bhow (much|many)\b/.test(text) &&
    howAlikeTopic(question) >= lawFrom
  )
    return { kind: 'topic' };
  const line = findAlikeLine(text);
  return line === null || line.share < nearlySame ? intent : { ...intent, ...line.key };
}
export const nearlySame = 0.72;
/** So near to a question on a topic that it is that question. */
export const asAsked = 0.85;
export const lawFrom = 0.4;

/** When a refund comes, what a word means, whether one thing may be deducted: never a line. */
export const asksLaw =
  /^(when|how long|where'?s?) .*\brefund\b|^what('s| is| are) (a|an) [^\s?]+( [^\s?]+)?\?*$|\b(deduct|write off) (my |the |a |an |our )?(?!that\b|this\b|more\b|else\b|from\b|on\b|in\b|at\b|any|something|for\b|me\b|i\b)\w+/;

/** So few words leave the person out. */
export const shortQuestion = 5;
const smallTalk: readonly Intent['kind'][] = ['greeting', 'thanks', 'about-copilot', 'person', 'deadlines'];

/** What fits no pattern: the nearest of what people ask, a line in their words or by its printed name, or a topic. */
export function understandOpen(evidence: Evidence, question: string, text: string): Intent {
  const topic = howAlikeTopic(question);
  const alike = findAlikeIntent(text);
  if (asksLaw.test(text)) return { kind: 'topic' };
  const isOwn = isAboutOwn(text);
  const line = findAlikeLine(text);
  const lineShare = line === null || line.share < (isOwn ? lineFrom : nearlySame) ? 0 : line.share;
  const fits =
    isOwn || smallTalk.includes(alike?.key.kind ?? 'topic') || text.split(' ').length <= shortQuestion;
  if (alike !== null && fits && alike.share >= Math.max(topic, lineShare)) return alike.key;
  if (line !== null && lineShare > 0 && lineShare >= topic - forOwn)
    return { kind: 'line', ...line.key, isPrinted: false, own: true };
  const named = isOwn ? findLineOnReturn(evidence.view, text) : null;
  return named === null ? { kind: 'topic' } : { kind: 'line', ...named, isPrinted: false, own: true };
}

/** Whether a line has nothing on this return. */
export function isBlank({ calculated }: ReturnView, { form, line }: { form: string; line: string }): boolean {
  if (calculated === null) return false;
  const page = calculated.results.lines[form];
  const value = (Array.isArray(page) ? page[0] : page)?.[line]?.value;
  return value === undefined || value === null || value === 0;
}

/** Somebody without such a line, whose words are near to a topic, asks for the law. */
export const isLaw = ({ view }: Evidence, intent: Intent & { kind: 'line' }, question: string): boolean =>
  !intent.isPrinted && isBlank(view, intent) && howAlikeTopic(question) >= lawFrom;

/** A question about the own return asks for a figure rather than for the law. */
const forOwn = 0.15;

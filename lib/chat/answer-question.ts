import type { Answer } from './answers/answer';
import { answerDeadlines } from './answers/deadlines';
import { answerDeductions, answerEligible } from './answers/deductions';
import { answerIssues, answerMissing } from './answers/issues';
import { answerLine } from './answers/line';
import { answerPlace, describeForm, isPrivacy, privacy } from './answers/product';
import { answerRate, answerRefund, answerWhyRefund } from './answers/refund';
import {
  aboutCopilot,
  askPerson,
  describeStatus,
  greeting,
  outsideOf,
  refusalOf,
  thanks,
} from './answers/talk';
import { answerTopic } from './answers/topic';
import { answerWhatIf } from './answers/what-if';
import { howAlikeTopic } from '@/lib/training/find-passages';
import { Evidence } from './tools/tool';
import type { ReturnView } from './return-view';
import { findAlikeIntent } from './alike-intent';
import { findAlikeLine } from './alike-line';
import { findLineOnReturn } from './find-line';
import { findOutside } from './scope';
import { type Intent, isAboutOwn, normalize, understand } from './understand';

/** The default answer: an intent matcher over the tools, without any model. */
export async function answerQuestion(
  view: ReturnView,
  question: string,
): Promise<{ answer: Answer; evidence: Evidence }> {
  const evidence = new Evidence(view);
  return { answer: await answerWith(evidence, question), evidence };
}

async function answerWith(evidence: Evidence, question: string): Promise<Answer> {
  const text = normalize(question);
  const understood = understand(question);
  const outside = alwaysAnswered.includes(understood.kind) ? null : findOutside(text);
  if (outside !== null) return outsideOf(outside);
  const product =
    understood.kind === 'refuse'
      ? null
      : isPrivacy(text)
        ? privacy
        : (describeForm(evidence, text) ?? answerPlace(text));
  if (product !== null) return product;
  const intent =
    understood.kind === 'topic'
      ? understandOpen(evidence, question, text)
      : sharpen(understood, question, text);
  return answerIntent(evidence, intent, question, text);
}

/** What is answered whatever else the words touch. */
const alwaysAnswered: readonly Intent['kind'][] = ['refuse', 'greeting', 'thanks', 'about-copilot', 'person'];

/** From this likeness on a question about the return asks for that line. */
const lineFrom = 0.5;

/** A line that was found by a word gives way to one whose examples say nearly the same as the question. */
function sharpen(intent: Intent, question: string, text: string): Intent {
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
const nearlySame = 0.72;
const lawFrom = 0.4;

/** When a refund comes, what a word means, whether one thing may be deducted: never a line. */
const asksLaw =
  /^(when|how long|where'?s?) .*\brefund\b|^what('s| is| are) (a|an) \S+( \S+)?\?*$|\b(deduct|write off) (my |the |a |an |our )?(?!that\b|this\b|more\b|else\b|from\b|on\b|in\b|at\b|any|something|for\b|me\b|i\b)\w+/;

/** So few words leave the person out. */
const shortQuestion = 5;
const smallTalk: readonly Intent['kind'][] = ['greeting', 'thanks', 'about-copilot', 'person', 'deadlines'];

/** What fits no pattern: the nearest of what people ask, a line in their words or by its printed name, or a topic. */
function understandOpen(evidence: Evidence, question: string, text: string): Intent {
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

/** Somebody without such a line, whose words are near to a topic, asks for the law. */
function isLaw({ view }: Evidence, intent: Intent & { kind: 'line' }, question: string): boolean {
  if (intent.isPrinted || view.calculated === null) return false;
  const page = view.calculated.results.lines[intent.form];
  const value = (Array.isArray(page) ? page[0] : page)?.[intent.line]?.value;
  return (value === undefined || value === null || value === 0) && howAlikeTopic(question) >= lawFrom;
}

/** A question about the own return asks for a figure rather than for the law. */
const forOwn = 0.15;

async function answerIntent(
  evidence: Evidence,
  intent: Intent,
  question: string,
  text: string,
): Promise<Answer> {
  const topic = () => answerTopic(evidence, question, text);
  const open = () => {
    const other = understandOpen(evidence, question, text);
    return other.kind === intent.kind ? topic() : answerIntent(evidence, other, question, text);
  };
  switch (intent.kind) {
    case 'greeting':
      return greeting;
    case 'thanks':
      return thanks;
    case 'about-copilot':
      return aboutCopilot;
    case 'person':
      return askPerson;
    case 'refuse':
      return refusalOf(intent.why);
    case 'refund':
      return answerRefund(evidence);
    case 'why-refund':
      return answerWhyRefund(evidence);
    case 'rate':
      return answerRate(evidence, intent.which);
    case 'line':
      return isLaw(evidence, intent, question) ? topic() : answerLine(evidence, intent.form, intent.line);
    case 'what-if':
      return (await answerWhatIf(evidence, intent.lever, { ...intent, text })) ?? open();
    case 'missing':
      return answerMissing(evidence);
    case 'issues':
      return answerIssues(evidence);
    case 'deductions':
      return answerDeductions(evidence);
    case 'eligible':
      return (await answerEligible(evidence, text)) ?? open();
    case 'deadlines':
      return answerDeadlines(evidence, intent.about);
    case 'status':
      return describeStatus(evidence.view.status);
    case 'topic':
      return topic();
  }
}

import { type Answer, askWhich, dontKnow, say } from './answers/answer';
import { answerDeadlines } from './answers/deadlines';
import { answerDeductions, answerEligible } from './answers/deductions';
import { answerDependents, answerFilingStatus } from './answers/facts';
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
import { answerTopic, nothingFits } from './answers/topic';
import { answerWhatIf } from './answers/what-if';
import { howAlikeTopic } from '@/lib/training/find-passages';
import { Evidence } from './tools/tool';
import type { ReturnView } from './return-view';
import { findAlikeIntent } from './alike-intent';
import { findAlikeLine } from './alike-line';
import { askFor } from './canonical-question';
import { findByAmount } from './find-by-amount';
import { findLineOnReturn } from './find-line';
import { readNames } from './names-on-return';
import { isHypothetical } from './levers';
import { findOutside } from './scope';
import { splitQuestion } from './split-question';
import { guessWants, toIntent, toWant, withoutManners } from './guess-intent';
import { type Intent, isAboutOwn, normalize, readTrial, understand } from './understand';

/** The default answer: an intent matcher over the tools, without any model. */
export async function answerQuestion(
  view: ReturnView,
  question: string,
): Promise<{ answer: Answer; evidence: Evidence }> {
  const evidence = new Evidence(view);
  return { answer: await answerWith(evidence, question), evidence };
}

async function answerWith(evidence: Evidence, question: string): Promise<Answer> {
  const text = readNames(evidence.view, normalize(question));
  const understood = understand(text);
  const outside = alwaysAnswered.includes(understood.kind) ? null : findOutside(text);
  if (outside !== null) return outsideOf(outside);
  const product =
    understood.kind === 'refuse'
      ? null
      : isPrivacy(text)
        ? privacy
        : (describeForm(evidence, text) ?? answerPlace(text));
  if (product !== null) return product;
  const intent = decide(evidence, understood, question, text);
  const other = findOther(evidence, intent, text);
  if (other === null) return answerIntent(evidence, intent, question, text);
  const [first, second] = [
    await answerIntent(evidence, other[0], question, text),
    await answerIntent(evidence, other[1], question, text),
  ];
  return say(
    `${first.text}\n\n${second.text}`,
    [...first.citations, ...second.citations],
    first.handOver || second.handOver,
  );
}

/** What is answered whatever else the words touch. */
const alwaysAnswered: readonly Intent['kind'][] = ['refuse', 'greeting', 'thanks', 'about-copilot', 'person'];

/** Two figures that one message asks for; null when it asks for one thing. */
function findOther({ view }: Evidence, intent: Intent, text: string): [Intent, Intent] | null {
  if (view.calculated === null || alwaysAnswered.includes(intent.kind) || intent.kind === 'what-if')
    return null;
  const [first, second] = (splitQuestion(text) ?? []).map((part) => {
    const { intent: wanted, chance } = guess(part, view);
    return wanted !== null && chance >= sure && figures.includes(wanted.kind) ? wanted : null;
  });
  if (first === undefined || second === undefined || first === null || second === null) return null;
  return toWant(first) === toWant(second) ? null : [first, second];
}
const figures: readonly Intent['kind'][] = ['line', 'refund', 'rate', 'deadlines'];

/** A guess of this chance stands against patterns that found nothing, or against what a pattern found. */
const sure = 0.55;
const surer = 0.85;
const surest = 0.93;
const quiteSure = 0.8;
const nearAnyway: readonly Intent['kind'][] = ['line', 'greeting', 'thanks', 'about-copilot', 'person'];
/** A long question that never speaks of the person or the return has to be clearer. */
const withoutUs = 0.7;
const unlikely = 0.12;
const hardly = 0.05;
const muchMore = 10;

/** Weighs what the patterns found against what the words as a whole say. */
function decide(evidence: Evidence, understood: Intent, question: string, text: string): Intent {
  if (
    alwaysAnswered.includes(understood.kind) ||
    understood.kind === 'what-if' ||
    (understood.kind === 'line' && understood.isPrinted)
  )
    return understood;
  const { intent, want, chance, chanceOf } = guess(text, evidence.view);
  const known =
    asksHow.test(text) || asksWhat.test(text) ? findByAmount(evidence.view, text, chanceOf) : null;
  if (known !== null) return known;
  if (want === 'what-if' && chance >= (isHypothetical(text) ? sure : surest)) {
    const trial = readTrial(text);
    if (trial !== null) return trial;
  }
  if (understood.kind === 'topic' || (understood.kind === 'line' && isBlank(evidence.view, understood)))
    return decideOpen(evidence, question, text, understood);
  const own = toWant(understood);
  // Between two lines the whole sentence decides rather than one word of it.
  if (
    understood.kind === 'line' &&
    intent?.kind === 'line' &&
    chance >= fair &&
    chance >= chanceOf(own) * muchMore
  )
    return intent;
  if (own !== null && chanceOf(own) < unlikely) {
    if (intent !== null && (chance >= surer || (chance >= sure && chanceOf(own) < hardly))) return intent;
    if (want === 'outside' && chance >= sure) return decideOpen(evidence, question, text);
    if (want === 'topic' && understood.kind === 'refund' && chance >= surest && !asksHow.test(text))
      return decideOpen(evidence, question, text);
  }
  return sharpen(understood, question, text);
}

/** What fits no pattern: what the words as a whole say when that is sure, else the nearest example. */
function decideOpen(
  evidence: Evidence,
  question: string,
  text: string,
  otherwise: Intent = { kind: 'topic' },
): Intent {
  const { intent, want, chance, second } = guess(text, evidence.view);
  const isNearUs =
    isAboutOwn(text) ||
    text.split(' ').length <= shortQuestion ||
    (intent !== null && nearAnyway.includes(intent.kind));
  const isSure = chance >= sure || (chance >= fair && chance >= second * clearly);
  if (intent !== null && (isNearUs ? isSure : chance >= withoutUs))
    return asksLaw.test(text) ? { kind: 'topic' } : intent;
  if (want === 'topic' && chance >= surer) return { kind: 'topic' };
  if (
    want === 'outside' &&
    (chance >= quiteSure || howAlikeTopic(question) < (chance >= fairlySure ? nearlySame : lawFrom)) &&
    chance >= sure
  )
    return { kind: 'outside' };
  const open = understandOpen(evidence, question, text);
  if (open.kind !== 'topic' || (!isAboutOwn(text) && howAlikeTopic(question) >= lawFrom)) return open;
  const readings = findReadings(evidence.view, text);
  if (readings !== null) return { kind: 'choice', readings };
  return open.kind === 'topic' ? otherwise : open;
}

/** The two or three things that a question about the return may ask for; null when it is not near to two. */
function findReadings(view: ReturnView, text: string): Intent[] | null {
  const [first, ...others] = guess(text, view).all;
  if (first === undefined || first.chance < halfSure) return null;
  const readings = [first, ...others.slice(0, 2).filter(({ chance }) => chance >= possible)]
    .map(({ key }) => toIntent(key))
    .filter((one) => one !== null);
  return readings.length < 2 ? null : readings;
}
const possible = 0.12;
const halfSure = 0.2;
const fair = 0.4;
const fairlySure = 0.65;
const clearly = 3;

/** The best guess, and the chances of others. */
function guess(polite: string, view: ReturnView) {
  const text = withoutManners(polite);
  const all = guessWants(text, view);
  const guesses = /\bhow (much|many) of (my|our)\b|\bhow much of the .+\b(i|we)\b/.test(text)
    ? withoutLaw(all, ['topic', 'outside'])
    : asksOwnFigure.test(text) && !asksDuty.test(text)
      ? withoutLaw(all, ['topic'])
      : all;
  const [first, second] = guesses;
  return {
    all: guesses,
    want: first?.key ?? 'topic',
    intent: first === undefined ? null : toIntent(first.key),
    chance: first?.chance ?? 0,
    second: second?.chance ?? 0,
    chanceOf: (want: string | null) => guesses.find(({ key }) => key === want)?.chance ?? 0,
  };
}

/** Asks for what stands on the return: what was put there, or a number as such. */
const asksOwnFigure =
  /\b(did|have|do) you (report|enter|put|use|count|list|show|take|give|calculate|figure|include|deduct|claim|get|got|have)\w*\b|\byou (have )?(reported|entered|put|used|counted|listed|gave|claimed|included)\b|\b(on|in) (there|here|it|my return|our return|my 1040|our 1040|the 1040|this return|my taxes)\b|\b(number|amount|figure|total)(,? please)?\s*[?.]*$|\b(what|which) (number|amount|figure)\b|\bcomes? (out )?to\b|\b(what|how much) (was|were|did) (my|our)\b|\bwhat did (i|we)\b/;
const asksDuty =
  /\b(have|need|supposed|required|obliged) to\b|\b(must|should|shall|can|could|may|do) (i|we|somebody|people|you)\b(?! (have|get|owe|earn|make|give me|put|use|count|show|take|enter|report)\b)|\bif\b/;

/** Leaves out what a question does not ask for; the rest shares its chance. */
function withoutLaw(
  guesses: ReturnType<typeof guessWants>,
  left: readonly string[],
): ReturnType<typeof guessWants> {
  const rest = guesses.filter(({ key }) => !left.includes(key));
  const sum = (list: typeof guesses) => list.reduce((all, { chance }) => all + chance, 0);
  const all = sum(rest);
  return rest.map(({ key, chance }) => ({ key, chance: all === 0 ? 0 : (chance / all) * sum(guesses) }));
}

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

/** Whether the words as a whole speak of tax law rather than of nothing that we know. */
function asksAboutLaw(view: ReturnView, text: string): boolean {
  const { chanceOf } = guess(text, view);
  return chanceOf('topic') >= halfSure && chanceOf('outside') < halfSure;
}

/** Whether a line has nothing on this return. */
function isBlank({ calculated }: ReturnView, { form, line }: { form: string; line: string }): boolean {
  if (calculated === null) return false;
  const page = calculated.results.lines[form];
  const value = (Array.isArray(page) ? page[0] : page)?.[line]?.value;
  return value === undefined || value === null || value === 0;
}

/** Somebody without such a line, whose words are near to a topic, asks for the law. */
const isLaw = ({ view }: Evidence, intent: Intent & { kind: 'line' }, question: string): boolean =>
  !intent.isPrinted && isBlank(view, intent) && howAlikeTopic(question) >= lawFrom;

/** Asks how a figure came about, and not only for the figure. */
const asksHow =
  /\bwhy\b|\bhow come\b|\bhow (did|do|was|is|were|are|on earth)\b|\bexplain\b|\bwalk (me|us)\b|\bstep by step\b|\bbreak ?down\b|\bwhere (did|does|do)\b|\bshow (me|us|your|the) (how|math|work|steps)\b|\bmath\b|\bmade (of|up)\b|\bcome from\b|\bcalc\w*\b|\bhow much is .+ and how much\b/;

/** Asks what an amount is. */
const asksWhat = /\bwhat('s| is| are| does)\b.{0,20}\d|\bwhat for\b|\bmean\b/;

/** A question about the own return asks for a figure rather than for the law. */
const forOwn = 0.15;

async function answerIntent(
  evidence: Evidence,
  intent: Intent,
  question: string,
  text: string,
): Promise<Answer> {
  const topic = () => answerTopic(evidence, question, text, asksAboutLaw(evidence.view, text));
  const open = () => {
    const other = decideOpen(evidence, question, text);
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
      return isLaw(evidence, intent, question)
        ? topic()
        : answerLine(evidence, intent.form, intent.line, asksHow.test(text));
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
    case 'filing-status':
      return answerFilingStatus(evidence);
    case 'dependents':
      return answerDependents(evidence);
    case 'choice':
      return askWhich(intent.readings.map(askFor).filter((one) => one !== null));
    case 'outside':
      return dontKnow(nothingFits);
    case 'topic':
      return topic();
  }
}

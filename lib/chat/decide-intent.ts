import { howAlikeTopic } from '@/lib/training/find-passages';
import { asksFigure, asksHow, asksRight, asksWhat } from './asks';
import { findByAmount } from './find-by-amount';
import { findNamedPaper } from './papers/find-named-paper';
import { readFixed } from './read-fixed';
import {
  asAsked,
  asksLaw,
  isBlank,
  lawFrom,
  nearlySame,
  sharpen,
  shortQuestion,
  understandOpen,
} from './understand-open';
import { toIntent, toWant } from './wants';
import { readNamedLine, readPrintedLine } from './line-names';
import { isHypothetical } from './is-trial';
import { isTried, leverNear } from './is-tried';
import type { ReturnView } from './return-view';
import type { Evidence } from './tools/tool';
import { readTrial } from './read-trial';
import { type Intent, isAboutOwn, understandWithoutTrial } from './understand';
import { guess, halfSure, sure } from './weigh-question';

/** What is answered whatever else the words touch. */
export const alwaysAnswered: readonly Intent['kind'][] = [
  'refuse',
  'greeting',
  'thanks',
  'about-copilot',
  'person',
];

/** What words of one meaning say, whatever else stands around them. */
export const isPlain = ({ kind }: Intent): boolean =>
  alwaysAnswered.includes(kind) || kind === 'paper' || kind === 'list';

/** A guess of this chance stands against what a pattern found. */
const surer = 0.7;
const nearlyAlways = 0.95;
const surest = 0.9;
const quiteSure = 0.8;
/** These are asked without speaking of the return only by those who know that they do. */
const needsUs: readonly Intent['kind'][] = ['refund', 'why-refund', 'deductions', 'deadlines'];
/** A long question that never speaks of the person or the return has to be clearer. */
const withoutUs = 0.6;
const unlikely = 0.12;
const hardly = 0.05;
const muchMore = 2.5;

/** Weighs what the patterns found against what the words as a whole say. */
export function decide(evidence: Evidence, understood: Intent, question: string, text: string): Intent {
  if (isPlain(understood)) return understood;
  const fixed = understood.kind === 'what-if' ? null : readFixed(evidence.view, understood, question, text);
  if (fixed !== null) return fixed;
  const guessed = guess(text, evidence.view);
  const { intent, want, chance, chanceOf } = guessed;
  if (understood.kind === 'line' && understood.isPrinted)
    return findCompared(understood, text) ?? readPrinted(understood, text, guessed);
  const ofNamed =
    understood.kind === 'what-if' || asksHow.test(text)
      ? null
      : findNamedPaper(evidence.view, question, chanceOf);
  if (ofNamed !== null) return { kind: 'paper', of: ofNamed };
  if (understood.kind === 'what-if')
    return isTried(evidence.view, understood, guessed, text)
      ? understood
      : decide(evidence, understandWithoutTrial(text), question, text);
  const known =
    asksHow.test(text) || asksWhat.test(text) || asksRight.test(text)
      ? findByAmount(evidence.view, text, chanceOf)
      : null;
  if (known !== null) return known;
  if (want === 'what-if' && chance >= (isHypothetical(text) ? fair : quiteSure)) {
    const trial = readTrial(text, leverNear(guessed) ?? (chance >= surest ? 'unclear' : null));
    if (trial?.kind === 'what-if' && (trial.lever !== 'unclear' || trial.wish.amount !== null)) return trial;
  }
  if (understood.kind === 'topic' || (understood.kind === 'line' && isBlank(evidence.view, understood)))
    return decideOpen(evidence, question, text, understood);
  // What is open and what is wrong are weighed as one: the word that was said decides.
  if (understood.kind === 'issues' && intent?.kind === 'missing') return understood;
  const own = toWant(understood);
  // Between two lines the whole sentence decides rather than one word of it, unless that word has one meaning.
  if (
    understood.kind === 'line' &&
    intent?.kind === 'line' &&
    (isNarrow(understood) ? chance >= surest && chanceOf(own) < hardly : chance >= fair) &&
    chance >= chanceOf(own) * muchMore
  )
    return intent;
  // Why it is so is asked of the result: the answer says both.
  if (
    understood.kind === 'refund' &&
    ((intent?.kind === 'why-refund' && chance >= chanceOf(own)) || asksWhyResult.test(text))
  )
    return { kind: 'why-refund' };
  if (own === null) {
    if (want === 'outside' && chance >= sure) return { kind: 'outside' };
    if (
      understood.kind === 'eligible' &&
      intent !== null &&
      chance >= surer &&
      (intent.kind !== 'line' || asksFigure.test(text))
    )
      return intent;
  } else if (chanceOf(own) < unlikely) {
    // Who says "refund" means it unless the rest is very clear.
    const enough = understood.kind === 'refund' && /\brefund\b/.test(text) ? surest : surer;
    if (
      intent !== null &&
      (chance >= enough || (enough < surest && chance >= sure && chanceOf(own) < hardly))
    )
      return intent;
    if (want === 'outside' && chance >= sure) return openOf();
    const enoughForLaw = understood.kind === 'refund' ? nearlyAlways : surest;
    if (want === 'topic' && chance >= enoughForLaw && !asksHow.test(text) && !isOwnDate(understood, text))
      return openOf();
  }
  const agrees = want === own && chance >= sure;
  return agrees || chanceOf(own) >= surer ? understood : sharpen(understood, question, text);

  function openOf(): Intent {
    return decideOpen(evidence, question, text);
  }
}

/** By when the return is due is asked in the words of the law too. */
const isOwnDate = (understood: Intent, text: string): boolean =>
  understood.kind === 'deadlines' &&
  /\b(my|our|tax|income tax|the) (\w+ )?(return|extension|deadline|due date)\b|\b(extension|to file|(this|it|everything) (have|need) to be)\b/.test(
    text,
  );

const asksWhyResult =
  /\bwhy\b|\bhow come\b|\bhow on earth\b|\bhow (can|could) (it|that|this|i|we)\b|\bhow is (it|that|this) possible\b/;

/** "Line 16 is 9,907, but total tax is half of it. Why?": what comes later is made of what comes first. */
function findCompared(understood: Intent & { kind: 'line' }, text: string): Intent | null {
  const [, less] =
    /\bwhy (?:is|are|was) (.+?) (?:so much )?(?:lower|less|smaller|higher|bigger|more|larger) than\b/.exec(
      text,
    ) ?? [];
  const named = less === undefined ? null : readNamedLine(less);
  if (named !== null) return { ...understood, form: named.form, line: named.line };
  const [, later] = /\b(?:but|yet|while|whereas|and then|then)\b(.*)$/.exec(text) ?? [];
  if (
    later === undefined ||
    !asksHow.test(text) ||
    /\b(would|should|thought|expected|supposed|could)\b/.test(later)
  )
    return null;
  const other = readPrintedLine(later) ?? readNamedLine(later);
  return other === null ? null : { ...understood, form: other.form, line: other.line };
}

type Guessed = ReturnType<typeof guess>;

/** Whether a line's name is that of one thing only: of a credit, of an adjustment, of another tax. */
const isNarrow = ({ form, line }: Intent & { kind: 'line' }): boolean =>
  /^schedule-[123]$/.test(form) && !/^(1|3|8|10|26)$/.test(line);

/** "Line 5a, clean energy": a number without a form is that of the form whose line the other words say. */
function readPrinted(understood: Intent & { kind: 'line' }, text: string, guessed: Guessed): Intent {
  const { intent, chance, chanceOf } = guessed;
  if (intent?.kind !== 'line' || /\b(1040|form|schedule)\b/.test(text)) return understood;
  const isSameNumber = intent.line === understood.line && chance >= fair;
  // A box without its paper, or of one that goes to several lines.
  const isOtherBox =
    /\bbox \d/.test(text) &&
    !/\bline \d/.test(text) &&
    chance >= surer &&
    chanceOf(toWant(understood)) < unlikely;
  return isSameNumber || isOtherBox ? { ...intent, isPrinted: true } : understood;
}

/** What fits no pattern: what the words as a whole say when that is sure, else the nearest example. */
export function decideOpen(
  evidence: Evidence,
  question: string,
  text: string,
  otherwise: Intent = { kind: 'topic' },
): Intent {
  const { intent, want, chance, second } = guess(text, evidence.view);
  const isNearUs =
    isAboutOwn(text) ||
    /\b(us|the refund|the result)\b/.test(text) ||
    text.split(' ').length <= shortQuestion ||
    (intent !== null && !needsUs.includes(intent.kind));
  const isSure = chance >= sure || (chance >= fair && chance >= second * clearly);
  if (intent !== null && (isNearUs ? isSure : chance >= withoutUs))
    return asksLaw.test(text) && chance < quiteSure ? { kind: 'topic' } : intent;
  if (want === 'topic' && chance >= surer) return { kind: 'topic' };
  if (
    want === 'outside' &&
    howAlikeTopic(question) < asAsked &&
    (chance >= surer || howAlikeTopic(question) < (chance >= fairlySure ? nearlySame : lawFrom)) &&
    chance >= sure
  )
    return { kind: 'outside' };
  const readings = isAboutOwn(text) ? findReadings(evidence.view, text) : null;
  // Two readings between which the words as a whole don't decide: better asked than guessed.
  if (readings !== null && second >= chance * tied && chance + second >= together)
    return { kind: 'choice', readings };
  const open = understandOpen(evidence, question, text);
  if (open.kind !== 'topic' || (!isAboutOwn(text) && howAlikeTopic(question) >= lawFrom)) return open;
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
const tied = 0.9;
const together = 0.5;
const possible = 0.12;
const fair = 0.35;
const fairlySure = 0.6;
const clearly = 2;

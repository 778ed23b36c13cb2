import { filler } from '@/lib/training/search-words';
import { askedFor } from '@/lib/training/starter/asked';
import { intentExamples } from './alike-intent';
import { lineExamples } from './alike-line';
import { type Guess, learn } from './classifier';
import { intentQuestions, outsideQuestions } from './phrases/intent-phrases';
import { lawFrames, lineFrames, lineNames, lineQuestions } from './phrases/line-phrases';
import { moreLineNames, moreLineQuestions } from './phrases/line-questions';
import { lawQuestions, moreOutsideQuestions } from './phrases/other-questions';
import { resultQuestions } from './phrases/result-questions';
import { isKnownWord } from './plain-words';
import { readFeatures, readWords } from './read-features';
import { findAsking } from './read-sentences';
import type { ReturnView } from './return-view';
import type { Intent } from './understand';

/** What a question may want: an intent by its name, `line:FORM:LINE`, a topic of the law, or nothing that we know. */
export type Want = string;

const split = (texts: string): string[] => texts.split(' | ');

/** How many of the questions each name of a line is put into; which ones goes in turn. */
const framesEach = 6;
const lawFramesEach = 2;
const moreFramesEach = 3;
const moreLawFramesEach = 1;

export function listExamples(): { key: Want; text: string }[] {
  const examples: { key: Want; text: string }[] = [];
  const addAll = (key: Want, texts: string) => {
    for (const text of split(texts)) examples.push({ key, text });
  };
  let turn = 0;
  const put = (frames: readonly string[], name: string, key: Want, times: number) => {
    for (let count = 0; count < times; count += 1) {
      const frame = frames[turn % frames.length] ?? '{}';
      examples.push({ key, text: frame.replace('{}', name) });
      turn += 1;
    }
  };
  for (const [place, names] of Object.entries(lineNames))
    for (const name of split(names)) {
      examples.push({ key: `line:${place}`, text: name });
      put(lineFrames, name, `line:${place}`, framesEach);
      put(lawFrames, name, 'topic', lawFramesEach);
    }
  for (const [place, names] of Object.entries(moreLineNames))
    for (const name of split(names)) {
      examples.push({ key: `line:${place}`, text: name });
      put(lineFrames, name, `line:${place}`, moreFramesEach);
      put(lawFrames, name, 'topic', moreLawFramesEach);
    }
  for (const questions of [lineQuestions, moreLineQuestions])
    for (const [place, texts] of Object.entries(questions)) addAll(`line:${place}`, texts);
  for (const [place, texts] of Object.entries(lineExamples)) addAll(`line:${place}`, texts);
  for (const questions of [intentQuestions, resultQuestions])
    for (const [intent, texts] of Object.entries(questions)) addAll(intent, texts);
  for (const [intent, texts] of intentExamples) {
    const want = toWant(intent);
    if (want !== null) addAll(want, texts);
  }
  for (const [heading, texts] of Object.entries(askedFor)) addAll('topic', `${heading} | ${texts}`);
  addAll('topic', lawQuestions);
  addAll('outside', outsideQuestions);
  addAll('outside', moreOutsideQuestions);
  return examples;
}

let learned: ((text: string) => Guess<Want>[]) | null = null;

/**
 * Learns from the examples unless this process has already: about a second of one core, so it is asked for when a chat
 * is opened and not only with its first question.
 */
export function learnOnce(): (text: string) => Guess<Want>[] {
  if (learned !== null) return learned;
  const guess = learn(listExamples().map(({ key, text }) => ({ key, features: readFeatures(text) })));
  learned = (text) => guess(readFeatures(text));
  return learned;
}

/** The share of the telling words that none of our texts has. */
function howStrange(text: string): number {
  const telling = readWords(text).filter((word) => /^\p{L}/u.test(word) && !filler.has(word));
  if (telling.length === 0) return 0;
  return telling.filter((word) => !isKnownWord(word)).length / telling.length;
}

/** What people put before a question, and what says nothing about it. */
const manners =
  /\b(can|could|would|will) you (please |kindly |just |also |maybe )*(tell|show|give|remind|let) (me|us)( know)?( please)?\b|\b(would|could) you (kindly|please)\b|\bi('d| would| should) (really )?(like|love|want) (to know|to see|to understand|you to tell me)\b|\bi (just )?(need|want|wanted) to (know|see|ask|find out)\b|\bdo you (happen to )?know\b|\bi('m| am) (just )?(wondering|curious|trying to (find out|figure out|see))\b|\bi wonder(ed)?\b|\b(quick|one|another) (question|q)\b|\bif you (would|please|don't mind)\b|\b(tell me|let me know|remind me|show me)( please)?\b|\bby any chance\b|\bplease\b|\bkindly\b/g;

/** What it is wanted for, and what is not meant. */
const besides =
  /\bfor (the|my|our|a|an|this|his|her) [^,.?]{0,40}\b(form|application|app|loan|lender|landlord|broker|pre-?approval|paperwork|forecast|spreadsheet|aid)\b|^(leaving|setting) [^,]* aside,|,? (apart|aside) from [^?]*|^(apart|aside) from [^,]*,|[,;] (and )?not (what|the|counting|including|just|my|our) [^?]*$/g;

/** A question without its manners; as it is when nothing else is left. */
export function withoutManners(text: string): string {
  const bare = text
    .replaceAll(manners, ' ')
    .replaceAll(besides, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,:-]+| (?=[?.,!])/g, '');
  return bare.split(' ').length >= 2 ? bare : text;
}

/** A sentence that asks weighs more than all of the message, which tells what is around it too. */
const askingWeight = 1.5;

/** A line that has nothing on this return is seldom asked for. */
const blankWeight = 0.4;

/**
 * What a question most likely wants, best first. Words that none of our texts has lower the chance of everything.
 * @param polite the question as `normalize` gives it
 * @param view the return that is asked about: lines with nothing on it are less likely
 */
export function guessWants(polite: string, view?: ReturnView): Guess<Want>[] {
  const text = withoutManners(polite);
  const asking = findAsking(text);
  const all = asking.length + (asking.length === 0 ? 1 : 1 / askingWeight);
  const chances = new Map<Want, number>();
  for (const [part, weight] of [
    [text, asking.length === 0 ? 1 : 1 / askingWeight] as const,
    ...asking.map((one) => [one, 1] as const),
  ]) {
    const sure = (1 - 0.5 * howStrange(part)) * (weight / all);
    for (const { key, chance } of learnOnce()(part))
      chances.set(key, (chances.get(key) ?? 0) + chance * sure);
  }
  const guesses = weighBlank(
    [...chances].map(([key, chance]) => ({ key, chance })),
    view,
  );
  // Which rate is meant matters less than that a rate is: the best of them stands for all.
  const rates = guesses.filter(({ key }) => key.startsWith('rate:')).sort(byChance);
  const [best] = rates;
  if (best === undefined) return guesses.sort(byChance);
  const together = { key: best.key, chance: rates.reduce((sum, { chance }) => sum + chance, 0) };
  return [together, ...guesses.filter(({ key }) => !key.startsWith('rate:'))].sort(byChance);
}

const byChance = (a: Guess<Want>, b: Guess<Want>) => b.chance - a.chance;

/** Takes from lines that are blank or 0 on the return, and gives it to the rest. */
function weighBlank(guesses: Guess<Want>[], view: ReturnView | undefined): Guess<Want>[] {
  const lines = view?.calculated?.results.lines;
  if (lines === undefined) return guesses;
  const isBlank = (want: Want): boolean => {
    const [kind, form = '', line = ''] = want.split(':');
    if (kind !== 'line') return false;
    const page = lines[form];
    const value = (Array.isArray(page) ? page[0] : page)?.[line]?.value;
    return value === undefined || value === null || value === 0;
  };
  const sum = (list: readonly Guess<Want>[]) => list.reduce((all, { chance }) => all + chance, 0);
  const weighed = guesses.map(({ key, chance }) => ({
    key,
    chance: isBlank(key) ? chance * blankWeight : chance,
  }));
  const factor = sum(guesses) / Math.max(sum(weighed), Number.EPSILON);
  return weighed.map(({ key, chance }) => ({ key, chance: chance * factor }));
}

/** Intents that say all by their kind. */
const bareKinds = [
  'refund',
  'why-refund',
  'missing',
  'issues',
  'deductions',
  'status',
  'filing-status',
  'dependents',
  'greeting',
  'thanks',
  'about-copilot',
  'person',
] as const satisfies readonly Intent['kind'][];

/** The name under which the classifier knows an intent; null for one that it does not know. */
export function toWant(intent: Intent): Want | null {
  switch (intent.kind) {
    case 'line':
      return `line:${intent.form}:${intent.line}`;
    case 'rate':
      return `rate:${intent.which}`;
    case 'deadlines':
      return `deadlines:${intent.about}`;
    case 'what-if':
    case 'topic':
      return intent.kind;
    default:
      return bareKinds.find((bare) => bare === intent.kind) ?? null;
  }
}

/** The intent behind a guess; null where it is no question that one answer fits: a topic, a trial, or nothing known. */
export function toIntent(want: Want): Intent | null {
  const [kind = '', ...rest] = want.split(':');
  switch (kind) {
    case 'line': {
      const [form = '', line = ''] = rest;
      return { kind, form, line, isPrinted: false, own: true };
    }
    case 'rate': {
      const [which] = rest;
      return which === 'marginal' || which === 'effective' || which === 'both' || which === 'gains'
        ? { kind, which }
        : null;
    }
    case 'deadlines': {
      const about = (['file', 'extension', 'estimated', 'contributions'] as const).find(
        (one) => one === rest[0],
      );
      return about === undefined ? null : { kind, about };
    }
    default: {
      const bare = bareKinds.find((one) => one === kind);
      return bare === undefined ? null : { kind: bare };
    }
  }
}

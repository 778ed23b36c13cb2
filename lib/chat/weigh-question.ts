import { howAlikeTopic } from '@/lib/training/find-passages';
import { asksWhoByLaw } from './asks-law';
import { guessWants, withoutManners } from './guess-intent';
import type { ReturnView } from './return-view';
import { findAskingAlone, findPointedAt } from './read-sentences';
import { findOutside, namesState, type Outside } from './scope';
import { twinsOf } from './twins';
import { asksBeyond, findUntold, isOfShop, withoutAsides } from './untold';
import { isUntoldOfBefore } from './untold-before';
import { isAboutOwn, normalize } from './understand';
import { toIntent } from './wants';

/** From this chance on a guess stands against patterns that found nothing. */
export const sure = 0.5;
/** Less than this is no reading at all. */
export const halfSure = 0.2;

/** The best guess, and the chances of others. */
export function guess(polite: string, view: ReturnView) {
  const text = withoutManners(withoutAsides(polite));
  const all = withoutBeyond(text, guessWants(text, view));
  const guesses = /\bhow (much|many) of (my|our)\b|\bhow much of the .+\b(i|we)\b/.test(text)
    ? withoutLaw(all, outsideOf(all) >= halfSure ? ['topic'] : ['topic', 'outside'])
    : (asksOwnFigure.test(text) && !asksDuty.test(text)) || asksWhyOwn(all, text)
      ? withoutLaw(all, ['topic'])
      : all;
  const [first, second] = guesses;
  return {
    all: guesses,
    want: first?.key ?? 'topic',
    intent: first === undefined ? null : toIntent(first.key),
    chance: first?.chance ?? 0,
    second: second?.chance ?? 0,
    chanceOf: (want: string | null) =>
      want === null
        ? 0
        : Math.max(
            0,
            ...[want, ...twinsOf(view, want)].map(
              (one) => guesses.find(({ key }) => key === one)?.chance ?? 0,
            ),
          ),
  };
}

/**
 * A question that only points to what was said before it asks for that thing on the return: neither for what no return
 * tells of it nor, about the person's own, for the law; and for the result only when that was spoken of.
 */
function withoutBeyond(text: string, guesses: ReturnType<typeof guessWants>): ReturnType<typeof guessWants> {
  const told = findPointedAt(text);
  if (told === null || isUntoldOfBefore(text)) return guesses;
  const best = guesses.find(({ key }) => key !== 'outside' && key !== 'topic');
  return withoutLaw(guesses, [
    ...((best?.chance ?? 0) >= halfSure ? ['outside'] : []),
    ...(isAboutOwn(told) && !asksDuty.test(text) ? ['topic'] : []),
    ...(ofResult.test(told) ? [] : ['refund', 'why-refund']),
  ]);
}
const ofResult =
  /\b(refund\w*|ow(e|es|ed|ing)|back|irs|government|treasury|uncle sam|bill|balance|due|settle\w*|check|withh\w*|payments?|paid|april|bottom|end|result|outcome|deposit\w*|1040|money)\b/;

const outsideOf = (guesses: ReturnType<typeof guessWants>): number =>
  guesses.find(({ key }) => key === 'outside')?.chance ?? 0;

/**
 * Whether a question asks for what no return tells: by a way of asking that says so, or by its words as a whole when
 * they are sure.
 * @param isPlain words of one meaning speak for something else
 */
export function isUntold(view: ReturnView, question: string, text: string, isPlain: boolean): boolean {
  if (asksWhoByLaw(text)) return false;
  const asking = findAskingAlone(text).join(' ') || text;
  if (findUntold(asking) !== null || isOfShop(text)) return true;
  // Names stand for the filer in the text; of others it has to be as it was said.
  if (isUntoldOfBefore(normalize(question))) return true;
  const { want, chance, chanceOf } = guess(text, view);
  const outside = chanceOf('outside');
  if (asksBeyond(asking, text) && (chance < clearly || want === 'outside')) return true;
  return (
    want === 'outside' &&
    outside >= (isPlain ? nearlyAlways : likelyOutside) &&
    (asking === text || guess(asking, view).want === 'outside') &&
    (outside >= nearlyAlways || howAlikeTopic(question) < asAsked)
  );
}
const clearly = 0.8;

/** Better no figure than one for a question that may ask for something else. */
const likelyOutside = 0.4;
const nearlyAlways = 0.75;
/** So near to a question on a topic that it is that question. */
const asAsked = 0.85;

/** Asks for what stands on the return: what was put there, or a number as such. */
const asksOwnFigure =
  /\b(did|have|do) you (report|enter|put|use|count|list|show|take|give|calculate|figure|include|deduct|claim|get|got|have)\w*\b|\byou (have )?(reported|entered|put|used|counted|listed|gave|claimed|included)\b|\b(on|in) (there|here|it|my return|our return|my 1040|our 1040|the 1040|this return|my taxes)\b|\b(number|amount|figure|total)(,? please)?\s*[?.]*$|\b(what|which) (number|amount|figure)\b|\b(comes?|came) (out|out to|to)\b|\byou (came|arrived|took|show)\b|\bdo you (show|see|have)\b|\b(what|how much) (was|were|did) (my|our)\b|\bwhat did (i|we)\b|\b(bank|lender|broker|landlord|form|application|worksheet|paperwork|office|school|fafsa|loan|state return) (\w+ )?(wants?|asks?|asking|needs?|requires?|has a (spot|box|line|field|place))\b|\b(deduction|credit|amount|figure) (was |is )?(taken|applied|claimed|reported)\b/;
/** Asks why somebody gets or pays what they do, and the result is among the likely readings. */
const asksWhyOwn = (guesses: ReturnType<typeof guessWants>, text: string): boolean =>
  /\b(why|how come)\b.*\b(i|we|my|our|me|us)\b/.test(text) &&
  !/\b(asked|ask|asks|need|needs|required?|wants?|have to|must)\b/.test(text) &&
  guesses.some(({ key, chance }) => key === 'why-refund' && chance >= halfSure);

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

/** Whether the words as a whole speak of tax law, of what lies outside, or of neither clearly. */
export function findSubject(view: ReturnView, text: string): 'law' | 'outside' | 'unclear' {
  if (asksWhoByLaw(text)) return 'law';
  const { chanceOf } = guess(text, view);
  if (chanceOf('topic') >= halfSure && chanceOf('outside') < halfSure) return 'law';
  return chanceOf('outside') > chanceOf('topic') ? 'outside' : 'unclear';
}

/** What happened in another year and matters for this one. */
const happened =
  /\b(divorc\w+|married|remarried|widow\w*|died|passed|decree\w*|agreement|audited|bought|built|retired|started|opened|moved|separated|inherited)\b|\bjanuary (15(th)?,? )?2026\b/;

/** The last payment for 2025. */
const happened2026 = /\bjanuary (15(th)?,? )?2026\b/;

/**
 * Whether a question that a word puts outside is about this return or federal tax all the same: a state's tax that is
 * deducted, or a year in which something happened. The words as a whole have to be clear about it.
 */
export function isWithin(view: ReturnView, text: string, outside: Outside): boolean {
  const { intent, want, chance, chanceOf } = guess(text, view);
  // What is told around the question is not what is asked.
  const asking = findAskingAlone(text).join(' ');
  if (
    asking !== '' &&
    asking.length < text.length &&
    chanceOf('outside') < chance &&
    findOutside(asking) === null
  )
    return true;
  if (chanceOf('outside') >= asGoodAsNone) return false;
  const isOurs = (intent !== null || want === 'what-if') && chance >= sure;
  const isLaw = want === 'topic' && chance >= clearlyLaw;
  switch (outside) {
    case 'state':
      return !namesState(text) && (isOurs || isLaw);
    case 'year':
      if (/\b20(2[6-9]|[3-9]\d)\b/.test(text) && !happened2026.test(text)) return false;
      return (happened.test(text) && (isOurs || isLaw)) || (isLaw && !/\b(19|20)\d\d\b/.test(text));
    case 'specialist':
      return isLaw && /\b(car|vehicle|boat|rv)\b/.test(text);
    default:
      return false;
  }
}
const asGoodAsNone = 0.1;
const clearlyLaw = 0.85;

/** The line that a question about the law is nearest to, when it speaks of the person. */
export function findNearLine(view: ReturnView, text: string): { form: string; line: string } | null {
  if (!isAboutOwn(text)) return null;
  const rest = withoutLaw(guessWants(text, view), ['topic', 'outside', 'why-refund', 'deductions']);
  const [first] = rest;
  const all = rest.reduce((sum, { chance }) => sum + chance, 0);
  if (first === undefined || first.chance < Math.max(all * mostly, leastOfLine)) return null;
  const intent = toIntent(first.key);
  return intent?.kind === 'line' ? { form: intent.form, line: intent.line } : null;
}
const mostly = 0.45;
const leastOfLine = 0.08;

import type { Card } from './cards/card';
import { findStates, nameNoState } from './answers/states';
import { readWords } from './read/lexicon';
import type { Reading } from './read/read-question';
import { isFiller } from './read/tokens';
import type { ReturnView } from './return-view';
import { findCards, type FoundCard, howSure, sayIn } from './search/find-cards';

/** Words by which a question is one about taxes, whatever else it names. */
const isOfTax =
  /\b(tax|taxes|taxed|taxable|deduct\w*|claim\w*|credits?|report|refunds?|irs|income|write off|owe|file|filing|dependents?|returns?|penalty|forms?|w-?2s?|1099\S*|counts?|withh\w*)\b/;

/** What was found in the cards: the one that answers, and whether it does. */
export interface Law {
  card: Card | null;
  sure: 'sure' | 'near' | 'other';
  /** Words of the card's longest name that the question says whole. */
  named: number;
  /** The question says a longer name of the card than of anything on the return: "backdoor Roth", not "Roth". */
  isSpecial: boolean;
  /** `cards/asked.ts` lists the card for questions of this form: nothing on the return answers them. */
  isAsked: boolean;
  /** Words that say what was asked, without the names of states. */
  terms: readonly string[];
}

/** From so many words on, a name of a card that is said whole is what was asked. */
export const wholeName = 3;

/** Cards of what is new on returns of 2025 stand beside those of the law before. */
const laterCard = /-2025$/;
const isOfLater = (text: string, { taxYear }: ReturnView): boolean =>
  taxYear >= 2025 || /\b2025\b|\bnext year\b/.test(text);
const mostCandidates = 4;
/** From this share of the best score on a card that it names is the better one by its year. */
const nearBest = 0.5;

/** The best card; of two that name each other, the one of the year that is asked about. */
function pickByYear([best, ...others]: readonly FoundCard[], isLater: boolean): FoundCard | undefined {
  if (best === undefined || laterCard.test(best.item.id) === isLater) return best;
  const counterpart = others.find(
    ({ item, score }) =>
      laterCard.test(item.id) === isLater &&
      score >= best.score * nearBest &&
      (item.see?.includes(best.item.id) || best.item.see?.includes(item.id)),
  );
  return counterpart ?? best;
}

/** Where the best card isn't sure: one close behind it that the question names whole, and that is. */
function preferOnSubject(
  best: FoundCard,
  found: readonly FoundCard[],
  subjects: Reading['subjects'],
  isTax: boolean,
): FoundCard {
  if (howSure(best, subjects, isTax) === 'sure') return best;
  const other = found.find(
    (one) =>
      one.named >= 2 &&
      one.isOfSame &&
      one.score >= best.score * closeBehind &&
      howSure(one, subjects, isTax) === 'sure',
  );
  return other ?? best;
}
const closeBehind = 0.7;

/** Much of the question is about something that the card doesn't say. */
const isLoose = ({ coverage, named }: FoundCard): boolean => coverage < mostOfIt && named < 2;
const mostOfIt = 0.6;

/** The card that answers a question, and how surely. */
export function findLaw({ text, subjects, mentions, ...reading }: Reading, view: ReturnView): Law {
  // Cards speak of "the state", questions of Ohio.
  const named = findStates(text);
  const words = named.length === 0 ? reading.words : readWords(nameNoState(text, named));
  const terms = named.length === 0 ? reading.terms : words.filter((word) => !isFiller(word));
  const found = findCards(terms, mostCandidates, words, reading.wholeText);
  const first = pickByYear(found, isOfLater(text, view));
  const best = first === undefined ? first : preferOnSubject(first, found, subjects, isOfTax.test(text));
  if (best === undefined)
    return { card: null, sure: 'other', named: 0, isSpecial: false, isAsked: false, terms };
  const { item: card, isAsked } = best;
  const length = isAsked ? Math.max(best.named, wholeName) : best.named;
  const match = howSure(best, subjects, isOfTax.test(text));
  // "Yes" and "no" answer one question only: a card that leaves much of this one out is the nearest.
  const isVerdict = /^(yes|no|usually no|mostly no)\b/i.test(sayIn(card.verdict, view.taxYear));
  const sure = match === 'sure' && isVerdict && !isAsked && isLoose(best) ? 'near' : match;
  const longest = Math.max(1, ...mentions.map(({ from, to }) => to - from));
  return { card, sure, named: length, isSpecial: sure === 'sure' && length > longest, isAsked, terms };
}

import type { Card } from './cards/card';
import { product } from './cards/product';
import { findStates, nameNoState } from './answers/states';
import { readWords } from './read/lexicon';
import type { Reading } from './read/read-question';
import { isFiller, isOfTax } from './read/tokens';
import type { ReturnView } from './return-view';
import { findCards, type FoundCard, howSure, isAbout, isOrdinary, sayIn, says } from './search/find-cards';
import { isPerson } from './search/people';
import { kinOf } from './search/kin';
import { boundary } from './search/ranked-index';

/** What was found in the cards: the one that answers, and whether it does. */
export interface Law {
  card: Card | null;
  sure: 'sure' | 'near' | 'other';
  /** Words of the card's longest name that the question says whole. */
  named: number;
  /** The question says a longer name of the card than of anything on the return: "backdoor Roth", not "Roth". */
  isSpecial: boolean;
  /** It speaks of more that was asked than the names of things on the return: "got my refund to the wrong account". */
  isRich: boolean;
  /** It speaks of something that was asked beyond the names of things on the return: then its verdict stands beside these. */
  isBeside: boolean;
  /** Nothing was said beyond the names of things on the return: "how much are my wages". */
  isBare: boolean;
  /** What speaks of the rest of the question: one card beside a sure one, up to two beside the nearest. */
  also: readonly Card[];
  /** Words that say what was asked, without the names of states. */
  terms: readonly string[];
}

/** Cards of what is new on returns of 2025 stand beside those of the law before. */
const laterCard = /-2025$/;
const isOfLater = (text: string, { taxYear }: ReturnView): boolean =>
  taxYear >= 2025 || /\b2025\b|\bnext year\b/.test(text);
const mostCandidates = 10;
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

const closeBehind = 0.7;
/** The card about one of the states by its name, where it comes close: "capital gains in Washington". */
function findOfState(
  named: readonly { name: string }[],
  { terms, words, wholeText, conversation }: Pick<Reading, 'terms' | 'words' | 'wholeText' | 'conversation'>,
  { score }: FoundCard,
): FoundCard | undefined {
  const titles = named.map(({ name }) => name);
  return findCards(terms, mostCandidates, words, wholeText, conversation).find(
    (one) => titles.some((name) => one.item.title.includes(name)) && one.score >= score * closeBehind,
  );
}

/** Much of the question is about something that the card doesn't say: who it is about says nothing of the matter. */
function isLoose({ item, named }: FoundCard, terms: readonly string[]): boolean {
  const special = terms.filter((term) => !isOrdinary(term) && !isPerson(term));
  const said = special.filter((term) => isAbout(item, term));
  return named < 2 && said.length < special.length * halfOfIt;
}
const halfOfIt = 0.5;

/** So many words beyond the names of things on the return, and the question is one of its own. */
const enoughUnsaid = 2;

/** From this share of the best score on another card speaks of the rest of the question. */
const enoughOfBest = 0.5;
/** From this share on it may be what was asked as well as the first. */
const closeSecond = 0.75;

/** The card for what the best one leaves out, or the next one where it comes close: "divorced, who gets head of household" is about both. */
function findRest(
  best: FoundCard,
  found: readonly FoundCard[],
  terms: readonly string[],
  subjects: Reading['subjects'],
): Card[] {
  const left = terms.filter((term) => !isOrdinary(term) && !isPerson(term) && !says(best.item, term));
  const unsaid = subjects.filter((name) => !name.some((word) => says(best.item, word)));
  const others = found.filter(
    (one) => one !== best && one.isOfSame && !one.isThin && !product.includes(one.item),
  );
  const other =
    others.find(
      (one) =>
        (one.named >= 1 || one.coverage > best.coverage) &&
        one.score >= best.score * enoughOfBest &&
        left.some((term) => isAbout(one.item, term)),
    ) ??
    others.find((one) => one.score >= best.score * closeSecond) ??
    // Another thing was named that the best card doesn't speak of.
    others.find(
      ({ item, named }) => named >= 1 && unsaid.some((name) => name.every((word) => isAbout(item, word))),
    );
  const [closest] = [...found].sort((a, b) => b.byName - a.byName);
  const isOther = closest !== undefined && closest !== best && others.includes(closest);
  return [...new Set([...(other === undefined ? [] : [other.item]), ...(isOther ? [closest.item] : [])])];
}
const mostBeside = 2;

/** Words that ask for a line, whichever it is. */
const ofAnyLine = /^(?:big|high|end|remind|return|total)$/;

/** A word, or one that says much the same, and not one of any talk. */
const saysOfIt = (card: Card, term: string): boolean =>
  !isOrdinary(term) && [term, ...kinOf(term)].some((word) => says(card, word));

/** The card that answers a question, and how surely. */
export function findLaw({ text, subjects, mentions, ...reading }: Reading, view: ReturnView): Law {
  // Cards speak of "the state", questions of Ohio.
  const named = findStates(text);
  const words = named.length === 0 ? reading.words : readWords(nameNoState(text, named));
  const asked = named.length === 0 ? reading.terms : words.filter((word) => !isFiller(word));
  const terms = asked.filter((term) => term !== boundary);
  const found = findCards(asked, mostCandidates, words, reading.wholeText, reading.conversation);
  const first = pickByYear(found, isOfLater(text, view));
  const best =
    named.length > 0 && first !== undefined ? (findOfState(named, reading, first) ?? first) : first;
  if (best === undefined)
    return {
      card: null,
      sure: 'other',
      named: 0,
      isSpecial: false,
      isRich: false,
      isBeside: false,
      isBare: false,
      also: [],
      terms,
    };
  const { item: card, named: length } = best;
  const match = howSure(best, subjects, isOfTax.test(text));
  // "Yes" and "no" answer one question only: a card that leaves much of this one out is the nearest.
  const isVerdict = /^(yes|no|usually no|mostly no)\b/i.test(sayIn(card.verdict, view.taxYear));
  const sure = match === 'sure' && isVerdict && isLoose(best, terms) ? 'near' : match;
  const longest = Math.max(1, ...mentions.map(({ from, to }) => to - from));
  const said = new Set(mentions.flatMap(({ from, to }) => reading.words.slice(from, to)));
  const unsaid = terms.filter((term) => !said.has(term) && !isPerson(term));
  const ofCard = unsaid.filter((term) => isAbout(card, term));
  const rest = findRest(best, found, terms, subjects);
  const nearOnes = found
    .filter((one) => one !== best && one.score >= best.score * enoughOfBest && !one.isOfOthers)
    .map(({ item }) => item);
  // What was spoken of before stays beside what this question brings in, where it speaks of it too.
  const kept = reading.conversation?.card ?? null;
  const before =
    kept !== null && kept !== card && reading.conversation?.own.some((term) => saysOfIt(kept, term)) === true
      ? [kept]
      : [];
  const isAllOfIt = ofCard.length === unsaid.length && ofCard.some((term) => !isOrdinary(term));
  return {
    card,
    sure,
    named: length,
    isSpecial: sure === 'sure' && length > longest,
    isRich: sure === 'sure' && (ofCard.length >= enoughUnsaid || isAllOfIt),
    isBare: mentions.length > 0 && unsaid.every((term) => isOrdinary(term) || ofAnyLine.test(term)),
    isBeside: sure === 'sure' && ofCard.some((term) => !isOrdinary(term)),
    also:
      sure === 'sure'
        ? [...new Set([...before, ...rest])].slice(0, mostBeside)
        : [...new Set([...before, ...rest, ...nearOnes])].slice(0, mostBeside),
    terms,
  };
}

import { firstTaxYear, type TaxYear } from '@/lib/tax/us/edition';
import { lawOfYear } from '@/lib/tax/us/law/by-year';
import { cards } from '../cards/all';
import type { Card, Sentence } from '../cards/card';
import { everyday } from '../read/everyday';
import { isFiller, toTerms, toWords } from '../read/tokens';
import { kinOf } from './kin';
import { isOfOthers, isOfPeople, isPerson } from './people';
import { boundary, RankedIndex, type Ranked } from './ranked-index';

const weights = { title: 2.5, words: 2, verdict: 1, details: 0.4 } as const;
/** Of an index by names: a word counts as often as names say it. */
const titleAmongNames = 3.5;

/**
 * A sentence of a card with the figures of a year's law.
 * @param today YYYY-MM-DD; for what has passed by then
 */
export function sayIn(
  sentence: Sentence,
  year: TaxYear = firstTaxYear,
  today: string = lawOfYear(year).lastDay,
): string {
  if (typeof sentence === 'string') return sentence;
  const first = lawOfYear(firstTaxYear);
  if (year === firstTaxYear) return sentence(first, today);
  // Cards name the amounts of the first year, and for the year after what was expected of it. A sentence that names its
  // year by itself means another year where it says so: "To e-file your 2025 return, you enter your 2024 AGI".
  const text = sentence({ ...lawOfYear(year), nextYear: first.nextYear }, today);
  return text.includes(String(year)) ? text : text.replaceAll(String(firstTaxYear), String(year));
}

let kept: { byWords: RankedIndex<Card>; byNames: RankedIndex<Card> } | null = null;

/**
 * Made when the first question comes: some milliseconds. One index takes a card as its words, the other as the name that is
 * closest to the question; each finds what the other misses.
 */
function openIndexes() {
  kept ??= {
    byWords: new RankedIndex(listTexts(false), ordinary, kinOf),
    byNames: new RankedIndex(listTexts(true), ordinary, kinOf, {
      saturation: 2,
      wholeName: 0.2,
      closestName: 1.5,
    }),
  };
  return kept;
}
const openIndex = () => openIndexes().byWords;

const listTexts = (isByNames: boolean) =>
  cards.map((card) => ({
    item: card,
    names: [card.title, ...card.words].map(toTerms),
    phrases: card.words.map(toWords).flatMap((words) => {
      const small = words.filter(isFiller).length;
      return words.length < shortestPhrase || small === 0 ? [] : [{ words, small }];
    }),
    fields: [
      { terms: toTerms(card.title), weight: isByNames ? titleAmongNames : weights.title },
      {
        terms: isByNames ? card.words.flatMap(toTerms) : [...new Set(card.words.flatMap(toTerms))],
        weight: weights.words,
      },
      { terms: toTerms(sayIn(card.verdict)), weight: weights.verdict },
      { terms: card.details.flatMap((one) => toTerms(sayIn(one))), weight: weights.details },
    ],
  }));

export interface FoundCard extends Ranked<Card> {
  /** It names relatives, and none of those who were asked about. */
  isOfOthers: boolean;
  /** It names somebody who was asked about, or nobody was. */
  isOfSame: boolean;
  /** It says no more of the question than people and words of any talk. */
  isThin: boolean;
  /** What it scores by the closest of its names. */
  byName: number;
}

/** Fewer words are no phrase of one subject: "next year". */
const shortestPhrase = 3;

const ordinary = new Set(toWords(everyday));

/** A word of any talk. */
export const isOrdinary = (word: string): boolean => ordinary.has(word);

/** A number, or a word of any talk, by which no card is called. */
const isNoSubject = (index: RankedIndex<Card>, word: string): boolean =>
  !index.isSubject(word) && (ordinary.has(word) || /^\d[\d.,]*k?$/.test(word));

/** A round amount; "40k" says nothing of what somebody asks about. Plans and forms have numbers too: 401k, 1099-K. */
const isAmount = (word: string): boolean =>
  /^\d[\d.]*k$/.test(word)
    ? !/^(?:4\d{2}|1099)k$/.test(word)
    : /^\d{3,}$/.test(word) && Number(word) % 50 === 0;
/** With fewer other words an amount is what was asked: "the 600 rule". */
const enoughWords = 2;

interface CardWords {
  readonly all: ReadonlySet<string>;
  /** Without the names of credits that have a person in them: "child and dependent care" is about no dependent. */
  readonly ofPeople: ReadonlySet<string>;
}

/** All words of each card; made when they are first needed. */
const wordsOfCards = new Map<Card, CardWords>();
function wordsOf(card: Card): CardWords {
  const known = wordsOfCards.get(card);
  if (known !== undefined) return known;
  const texts = [card.title, ...card.words, sayIn(card.verdict), ...card.details.map((one) => sayIn(one))];
  const words: CardWords = {
    all: new Set(texts.flatMap(toWords)),
    ofPeople: new Set(
      texts.flatMap((text) => toWords(text.replaceAll(/\b(?:child and )?dependent care\b/gi, 'care'))),
    ),
  };
  wordsOfCards.set(card, words);
  return words;
}

/** Whether a card says a word anywhere. */
export const says = (card: Card, word: string): boolean => wordsOf(card).all.has(word);

/** Whether a word stands in what a card is about. */
export const isAbout = (card: Card, word: string): boolean => openIndex().isAbout(card, word);

/** What was spoken of before a question. */
export interface Conversation {
  /** Terms of the question alone. */
  own: readonly string[];
  /** The card that answered the one before it. */
  card: Card | null;
  /** What a word of an earlier question counts beside one of this: the whole where only a circumstance is added. */
  weight: number;
}

/** What the card of the earlier question gains, and one that it refers to, where they say all that this one says. */
const sameCard = 0.5;
const nextCard = 0.3;

/** The card that was spoken of and those beside it stay near, the more they say of the new question. */
function nearness(item: Card, { own, card }: Conversation): number {
  if (card === null) return 1;
  const isNext = card.see?.includes(item.id) === true || item.see?.includes(card.id) === true;
  if (item !== card && !isNext) return 1;
  const asked = own.filter((term) => !isAmount(term));
  const share =
    asked.length === 0
      ? 1
      : asked.filter((term) => [term, ...kinOf(term)].some((one) => says(item, one))).length / asked.length;
  return 1 + (item === card ? sameCard : nextCard) * share;
}

/**
 * The cards that speak of what a question says, best first.
 * @param words all words of the question in order, for names in which the small ones matter
 * @param text the question as `normalize` gives it
 * @param conversation where earlier questions are part of it
 */
export function findCards(
  terms: readonly string[],
  limit = 5,
  words: readonly string[] = [],
  text = '',
  conversation: Conversation | null = null,
): FoundCard[] {
  const index = openIndex();
  const subjects = terms.filter((term) => term === boundary || !isNoSubject(index, term));
  const others = subjects.filter((term) => !isAmount(term));
  const asTerms = others.length < enoughWords ? subjects : others;
  const weightOf =
    conversation === null
      ? undefined
      : (term: string) => (conversation.own.includes(term) ? 1 : conversation.weight);
  const ranked = index.rank(asTerms, mostRanked, words, weightOf);
  const byNames = new Map(
    openIndexes()
      .byNames.rank(asTerms, mostRanked, words, weightOf)
      .map(({ item, score }) => [item, score]),
  );
  const wantsFigure = asksFigure.test(text);
  return ranked
    .map((one): FoundCard => {
      const isFigure = wantsFigure && saysDollars.test(sayIn(one.item.verdict));
      const near = conversation === null ? 1 : nearness(one.item, conversation);
      const factor = near * (isFigure ? figureWeight : 1);
      return {
        ...one,
        score: one.score * factor,
        byName: (byNames.get(one.item) ?? 0) * factor,
        isOfOthers: isOfOthers(words, wordsOf(one.item).ofPeople),
        isOfSame: isOfPeople(words, wordsOf(one.item).all),
        isThin:
          one.named === 0 &&
          !subjects.some((term) => !ordinary.has(term) && !isPerson(term) && index.isAbout(one.item, term)),
      };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
/** Asks for an amount, or says one's own. */
const asksFigure =
  /\bhow much (?:extra |more |total )?(?:can|could|may|is|does|do|will|would|am|are)\b|\bhow much\W*$|\b(?:limit|max|maximum|most)\b|\bincome\b.{0,20}\blimit|\b(?:make|makes|made|earn|earns|earned) (?:about |around |over |under |only )?\$?\d/;
const saysDollars = /\$\d/;
/** What a verdict with an amount counts more then. */
const figureWeight = 1.35;
/** Enough for one about the right people to be among them. */
const mostRanked = 12;

let byId: ReadonlyMap<string, Card> | null = null;

export function findCard(id: string): Card | null {
  byId ??= new Map(cards.map((card) => [card.id, card]));
  return byId.get(id) ?? null;
}

/** From so many words on, a name of a card that is said whole is what was asked. */
export const wholeName = 3;

/** From this share of what is asked on a card answers; below it is only the nearest. */
const enough = 0.5;
const enoughWhenNamed = 0.34;
const near = 0.25;
/** The same for a question that names no tax entity and says no word of tax. */
const enoughByChance = 0.75;
const nearScore = 14;
const nearOfTax = 0.15;

/**
 * Whether a card answers what was asked, is only the nearest to it, or is about something else.
 * @param subjects what the question names, each in one of its names: a card that says none of them is not sure
 * @param isOfTax whether it is about taxes at all: only then is the nearest card worth saying
 */
export function howSure(
  { item, score, coverage, named, isOfOthers: isOther }: FoundCard,
  subjects: readonly (readonly string[])[],
  isOfTax = true,
): 'sure' | 'near' | 'other' {
  // A yes or a no may be that of another question.
  const isRule = !/^(yes|no)\b/i.test(sayIn(item.verdict));
  if (isRule && named >= wholeName && coverage >= enoughWhenNamed) return 'sure';
  if (isOther) return 'near';
  const index = openIndex();
  const isOnSubject =
    subjects.length === 0 ||
    subjects.some((words) =>
      words.every((word) => isFiller(word) || isNoSubject(index, word) || index.isAbout(item, word)),
    );
  if (!isOnSubject) return coverage >= near ? 'near' : 'other';
  // "Who won the world series": a word of a card by chance.
  if (!isOfTax && subjects.length === 0) {
    if (named > 1 || coverage >= enoughByChance) return 'sure';
    return score >= nearScore ? 'near' : 'other';
  }
  if (coverage >= enough || (named >= 1 && coverage >= enoughWhenNamed) || named >= 2) return 'sure';
  return coverage >= nearOfTax ? 'near' : 'other';
}

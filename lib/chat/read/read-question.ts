import { boundQuestion } from '../bound-question';
import { type Conversation, findCards } from '../search/find-cards';
import { type Act, readAct } from './acts';
import type { Entity } from './entity';
import { findMentions, type Mention, readWords } from './lexicon';
import { isPerson } from '../search/people';
import { boundary } from '../search/ranked-index';
import { readSlots, type Slots, writeDigits } from './slots';
import { isFiller, isOfTax, normalize } from './tokens';

/** A question, read. */
export interface Reading {
  /** In comparable form, numbers in digits. */
  text: string;
  /** All that was said: a follow-up with the question before it. */
  wholeText: string;
  words: readonly string[];
  /** Words that say what it is about. */
  terms: readonly string[];
  act: Act;
  mentions: readonly Mention[];
  /** The names by which it says its special subjects. */
  subjects: readonly (readonly string[])[];
  /** What it is about, the most special first. */
  entities: readonly Entity[];
  slots: Slots;
  /** Made of an earlier question and this one. */
  isFollowUp: boolean;
  /** What a follow-up continues; null where it stands for itself. */
  conversation: Conversation | null;
}

/** Reads a question by itself. */
export function readAlone(question: string): Reading {
  const text = writeDigits(normalize(boundQuestion(question)));
  const words = readWords(text);
  const mentions = findMentions(words);
  return {
    text,
    wholeText: text,
    words,
    terms: words.filter((word) => !isFiller(word)),
    act: readAct(text),
    mentions,
    subjects: mentions.filter(({ entity }) => !entity.isBroad).map(({ from, to }) => words.slice(from, to)),
    entities: orderEntities(mentions),
    slots: readSlots(text),
    isFollowUp: false,
    conversation: null,
  };
}

/** Special before broad, long names before short ones, then as they were said. */
function orderEntities(mentions: readonly Mention[]): Entity[] {
  const sorted = [...mentions].sort(
    (a, b) =>
      Number(a.entity.isBroad) - Number(b.entity.isBroad) ||
      b.to - b.from - (a.to - a.from) ||
      a.from - b.from,
  );
  return [...new Set(sorted.map(({ entity }) => entity))];
}

const leadIn =
  /^((and|but|so|ok|okay|also|then|or|what about|how about|what if|n|oh|well|actually|btw|even|only|just)[, ]+)+/;
const pointsBack =
  /\b(it|its|that|this|those|these|they|them|their|he|hes|he's|she|shes|she's|instead|the same|all of it|the rest)\b/;
/** Begins as a question of its own does. */
const isQuestion =
  /^(can|could|do|does|did|is|are|was|were|am|will|would|should|may|must|what|what's|which|who|where|when|how|why|explain|tell|show|got|have)\b/;
const mostTerms = 4;
const remark = 2;
/** Adds a circumstance to what was asked: "even if she has a job", "without receipts", "I'm 67 by the way". */
const circumstance =
  /^(and |but |or |so |oh |well |ok |also |btw |by the way |actually )*((even|only|what|not) )?(if|when|though|without|unless|i|i'm|im|i've|we|we're|my|our|he|he's|hes|she|she's|shes|it|it's|they|they're)\b/;

/** What a follow-up asks: what the question before it asked, where it is none of its own. */
function actOf(own: Reading, before: Reading, isCircumstance: boolean): Act {
  // "And with 2,000 more withheld?", after what the refund is.
  if (before.act === 'own' && isTrial(own)) return 'what-if';
  if (isCircumstance) return ofPlaces.has(before.act) ? 'define' : before.act;
  return !isQuestion.test(own.text) || own.act === 'define' || /^(what|how) about\b/.test(own.text)
    ? before.act
    : own.act;
}
const isTrial = ({ text, slots, entities }: Reading): boolean =>
  slots.amounts.length > 0 &&
  /\b(with|if|put|add|gave|earned|made)\b/.test(text) &&
  entities.some(({ input }) => input !== null);
const ofPlaces: ReadonlySet<Act> = new Set(['where', 'when', 'document']);

/** "And my mom?", "our second car": what is asked of it was asked before. */
const bare = /^(?:and |so |ok )?(?:my|our) (?!refund|agi|total|tax|income|return)[a-z' -]{2,40}\W*$/;

/** A word that brings in something new: no person, no number, and none that asks for the most or the least of it. */
const isOfItself = (term: string): boolean =>
  !isPerson(term) && !/^(?:\d|(?:one|two|three|four|most|max|maximum|least|limit)$)/.test(term);

/**
 * Nothing was left out: it names something special, in a question of its own that points to nothing before it; or says
 * too much to lean on another.
 */
function isWhole({ text, terms, words, entities, act, slots }: Reading): boolean {
  if (entities.length > 0 && (act === 'own' || act === 'why') && !bare.test(text)) return true;
  if (leadIn.test(text) || pointsBack.test(text)) return terms.length >= mostTerms && isQuestion.test(text);
  if (terms.length > mostTerms) return true;
  if (!isQuestion.test(text) || slots.amounts.length > 0) return false;
  // Nothing of taxes, and too much for a remark: "what will the Powerball numbers be on Saturday".
  if (entities.length === 0 && terms.filter(isOfItself).length > remark && !isOfTax.test(text)) return true;
  if (terms.length > 1 && entities.some(({ isBroad }) => !isBroad)) return true;
  const [best] = findCards(terms, 1, words, text);
  return best !== undefined && best.named > 1 && best.coverage === 1;
}

/**
 * Reads a question with the ones before it, oldest first: what it leaves out is what was spoken of last, "and with
 * 4,000?", "is that all deductible?", "what about my wife?".
 */
export function readQuestion(question: string, earlier: readonly string[] = []): Reading {
  const own = readAlone(question);
  if (earlier.length === 0 || own.act === 'talk' || isWhole(own)) return own;
  const before = readQuestion(earlier.at(-1) ?? '', earlier.slice(0, -1));
  if (before.act === 'talk' || before.entities.length + before.terms.length === 0) return own;
  const isCircumstance =
    before.act !== 'what-if' && own.slots.amounts.length === 0 && circumstance.test(own.text);
  const act = actOf(own, before, isCircumstance);
  const special = own.entities.some(({ isBroad }) => !isBroad);
  // "And 3,000 to charity?": another trial, not another amount in the place of the first.
  if (act === 'what-if' && adds.test(own.text)) return addTo(before, own);
  if (act === 'what-if' && (special || own.entities.some(({ input }) => input !== null)))
    return { ...own, act, isFollowUp: true, text: `what if ${own.text.replace(leadIn, '')}` };
  const [card] = findCards(before.terms, 1, before.words, before.wholeText, before.conversation);
  // "And for an IRA?": in the place of what was asked about.
  const replaced =
    special &&
    !isCircumstance &&
    !own.terms.some(isPerson) &&
    /^(and |or |so |ok )*(for|what about|how about)\b(?!.{0,8}\d+ year old)/.test(own.text);
  const earlierWords = replaced ? withoutSubject(before) : before.words;
  const { mentions, subjects, entities } = special && !isCircumstance ? own : before;
  return {
    text: withPlan(before, own),
    wholeText: `${before.wholeText} ${own.wholeText}`,
    words: [...earlierWords, boundary, ...own.words],
    terms: [...earlierWords.filter((word) => !isFiller(word)), boundary, ...own.terms],
    act,
    mentions,
    subjects,
    entities,
    slots: {
      amounts: own.slots.amounts.length > 0 ? readSlots(withPlan(before, own)).amounts : before.slots.amounts,
      person: own.slots.person ?? before.slots.person,
      year: own.slots.year ?? before.slots.year,
    },
    isFollowUp: true,
    conversation: { own: own.terms, card: card?.item ?? null, weight: isCircumstance ? 1 : 0.5 },
  };
}

/** "Plus 3,000 to charity", "and 2,000 in an HSA too": tried together with what was tried before. */
const adds = /^(and |but |ok |so )*(also|plus|on top)\b|\b(too|as well|on top( of (that|it))?)\W*$/;

function addTo(before: Reading, own: Reading): Reading {
  const more = own.text.replace(adds, '').replace(leadIn, '').trim();
  const text = `${before.text.replace(/[?.!]+$/, '')} and ${more}`;
  const entities = [...new Set([...before.entities, ...own.entities])];
  return { ...own, act: 'what-if', isFollowUp: true, text, entities, slots: readSlots(text) };
}

/** The words of a question without the name of what it is about. */
function withoutSubject({ words, mentions }: Reading): readonly string[] {
  const subject = mentions.find(({ entity }) => !entity.isBroad);
  return subject === undefined ? words : [...words.slice(0, subject.from), ...words.slice(subject.to)];
}

/** The earlier question with what this one changes: another amount in the place of its own, another person. */
function withPlan(before: Reading, own: Reading): string {
  let text = before.text;
  const [amount] = own.slots.amounts;
  const [replaced] = before.slots.amounts;
  if (amount !== undefined) {
    const shown = own.text.slice(amount.from, amount.to).trim();
    text =
      replaced === undefined
        ? `${text.replace(/[?.!]+$/, '')} ${shown}`
        : `${text.slice(0, replaced.from)}${shown}${text.slice(replaced.to)}`;
  }
  if (own.slots.person === 'spouse' && before.slots.person !== 'spouse')
    text = text.replaceAll(/\b(my|i|me)\b/g, (word) => (word === 'i' ? 'my wife' : "my wife's"));
  return text;
}

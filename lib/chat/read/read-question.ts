import { boundQuestion } from '../bound-question';
import { findCards, isOrdinary, says } from '../search/find-cards';
import { type Act, readAct } from './acts';
import type { Entity } from './entity';
import { findMentions, type Mention, readWords } from './lexicon';
import { readSlots, type Slots, writeDigits } from './slots';
import { isFiller, normalize } from './tokens';

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

const continues =
  /^(and|but|so|ok|okay|also|then|or|what about|how about|what if (it|that)|with|same|only|just|instead|even if|is that|is it|does that|does it|would that)\b/;
const leadIn = /^((and|but|so|ok|okay|also|then|or|what about|how about|what if) )+/;
const pointsBack = /\b(it|that|this|those|these|they|them|its|their|instead|the same|all of it)\b/;
/** A bare question: "why?", "by when?", "how much?". */
const isBareWord =
  /^(why( not| so (much|high|low|little)| that much)?|how so|how|when|by when|until when|where|how much|really|are you sure|(do|would) (i|we) qualify|am i eligible)\W*$/;
const mostTerms = 4;
/** Asks for a detail of what was spoken of: "is there an income limit". */
const asksDetail =
  /^(so |and |but )?((is|are|was) there (a|an|any)|what('s| is| are| was) the) ([a-z]+ )?(limit|limits|cap|phase ?out|maximum|minimum|deadline|penalty|exception|exceptions)\W*$/;
const fewTerms = 3;
/** Adds a circumstance to what was asked: "even if she has a job", "without receipts", "I'm 67 by the way". */
const addsTo =
  /^(and |but |or |so |oh |well |ok |also |btw |by the way |actually )*((even|only) [a-z]{1,20}( [a-z]{1,20})?$|((even|only|what|not) )?(if|when|though|without|unless|by|for)\b|(i'm|i am|we're|it's|he's|she's|they're|(he|she|it|they) (is|are|was|gets?|has|have|makes?|made|lives?|earns?|only|doesn't|don't|didn't))\b)/;

/**
 * Reads a question with the ones before it, oldest first: what it leaves out is what was spoken of last, "and with
 * 4,000?", "is that all deductible?", "what about my wife?".
 */
export function readQuestion(question: string, earlier: readonly string[] = []): Reading {
  const own = readAlone(question);
  const special = own.entities.filter(({ isBroad }) => !isBroad);
  const isOfAnother =
    special.length > 0 && /^(and |but |or |so |what |ok |also )*(for|with|about)\b/.test(own.text);
  const isAddition =
    addsTo.test(own.text) &&
    !isOfAnother &&
    own.terms.length <= mostTerms &&
    !/\b(can|do|does|should|how|why)\b/.test(own.text);
  const isOpen =
    isAddition ||
    isBareWord.test(own.text) ||
    (continues.test(own.text) && own.terms.length <= mostTerms) ||
    (pointsBack.test(own.text) && own.terms.length <= fewTerms) ||
    (own.mentions.length === 0 && (own.terms.length <= 1 || asksDetail.test(own.text)));
  if (earlier.length === 0 || own.act === 'talk' || !isOpen) return own;
  const isDetail = asksDetail.test(own.text) || isBareWord.test(own.text);
  const before = readQuestion(earlier.at(-1) ?? '', earlier.slice(0, -1));
  if (before.act === 'talk' || before.entities.length + before.terms.length === 0) return own;
  // Names something of its own and asks a whole question about it: nothing was left out.
  const namesNew = special.length > 0 || own.terms.length > mostTerms;
  // "And my internet?": another subject, asked in the same way and of the same year.
  const [other] = findCards(own.terms, 1, own.words);
  const isOther =
    special.length === 0 &&
    !isDetail &&
    !pointsBack.test(own.text) &&
    !/^(and |but |so )?(how (much|many|long)|what (rate|percent))\b/.test(own.text) &&
    !isOfBefore(before, own) &&
    !/\d/.test(own.text) &&
    ((other?.named ?? 0) > 0 || (other?.coverage === 1 && !own.terms.every(isOrdinary)));
  if (isOther && !isAddition && own.act === 'define' && before.act !== 'what-if') {
    const year = own.slots.year ?? before.slots.year;
    const text = year === null ? own.text : `${own.text} ${year}`;
    return { ...own, act: before.act, text, slots: { ...own.slots, year }, isFollowUp: true };
  }
  const isBare = own.act === 'define' || (own.act === 'may-i' && own.entities.length === 0);
  const isWhole = own.entities.length > 0 && (own.act === 'own' || own.act === 'why');
  if (!isAddition && (isWhole || (namesNew && !isBare))) return own;
  if (namesNew && !isAddition) {
    const words = replaceSubject(before, own);
    const terms = words.filter((word) => !isFiller(word));
    // "And 3,000 to charity?": another trial, not another amount in the place of the first.
    const text =
      before.act === 'what-if' && special.length > 0
        ? `what if ${own.text.replace(leadIn, '')}`
        : withPlan(before, own);
    return { ...own, words, terms, act: before.act, isFollowUp: true, text };
  }
  const act =
    isAddition || own.act === 'define' || /^(what|how) about\b/.test(own.text) ? before.act : own.act;
  return {
    text: withPlan(before, own),
    wholeText: `${before.wholeText} ${own.wholeText}`,
    words: [...before.words, ...own.words],
    terms: [...before.terms, ...own.terms],
    act,
    mentions: before.mentions,
    subjects: before.subjects,
    entities: before.entities,
    slots: {
      amounts: own.slots.amounts.length > 0 ? readSlots(withPlan(before, own)).amounts : before.slots.amounts,
      person: own.slots.person ?? before.slots.person,
      year: own.slots.year ?? before.slots.year,
    },
    isFollowUp: true,
  };
}

/** The card of the earlier question speaks of all that this one says: "how much can I put in an HSA", "what about family". */
function isOfBefore(before: Reading, own: Reading): boolean {
  const [card] = findCards(before.terms, 1, before.words, before.wholeText);
  return card !== undefined && own.terms.length > 0 && own.terms.every((term) => says(card.item, term));
}

/** The words of the earlier question, with what this one names in the place of what it was about: "and for an IRA?". */
function replaceSubject(before: Reading, own: Reading): readonly string[] {
  const replaced = before.mentions.find(({ entity }) => !entity.isBroad);
  const named = own.mentions.find(({ entity }) => !entity.isBroad);
  if (replaced === undefined || named === undefined || before.act === 'what-if') return own.words;
  const from = /^an?$/.test(before.words[replaced.from - 1] ?? '') ? replaced.from - 1 : replaced.from;
  const lead = own.words.findIndex((word) => !/^(and|but|so|also|or|what|how|about|for|with)$/.test(word));
  return [...before.words.slice(0, from), ...own.words.slice(lead), ...before.words.slice(replaced.to)];
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

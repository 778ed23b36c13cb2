import { cards } from '../cards/all';
import { sayIn } from '../search/find-cards';
import { peopleWords } from '../search/people';
import { Speller } from '../search/spelling';
import { listEntities } from './entities';
import { everyday } from './everyday';
import type { Entity } from './entity';
import { isFiller, splitWords, stem, stemWord, toWords } from './tokens';

/** An entity that a text names, and where. */
export interface Mention {
  entity: Entity;
  /** Position of its first word among the words of the text, and of the word after its last one. */
  from: number;
  to: number;
}

/** "Stick" is no slip of "stock". */
const shortestWritten = 6;

interface Lexicon {
  /** First word of a name → the names that begin so, longest first. */
  byFirst: ReadonlyMap<string, readonly { words: readonly string[]; entity: Entity }[]>;
  /** Words as the texts of the cards write them. */
  written: Speller;
  /** Words without their endings. */
  speller: Speller;
}

let kept: Lexicon | null = null;

/** Made once, when the first question comes. */
function open(): Lexicon {
  if (kept !== null) return kept;
  const byFirst = new Map<string, { words: readonly string[]; entity: Entity }[]>();
  for (const entity of listEntities())
    for (const words of entity.names) {
      const [first] = words;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, entity }]);
    }
  for (const names of byFirst.values()) names.sort((a, b) => b.words.length - a.words.length);
  const core = [
    ...listEntities().flatMap(({ names }) => names.flat()),
    ...cards.flatMap(({ title }) => toWords(title)),
    ...toWords(everyday),
    ...peopleWords,
  ];
  // Aliases of cards hold slips too: one that is near a word of ours is no word of its own.
  const speller = new Speller(core);
  const aliases = cards.flatMap(({ words }) => words.flatMap(toWords));
  const known = [...core, ...aliases.filter((word) => speller.correct(word) === word)];
  const texts = cards.flatMap(({ title, verdict, details }) => [
    title,
    ...[verdict, ...details].map((one) => sayIn(one)),
  ]);
  const written = new Speller([...texts.flatMap(splitWords), ...splitWords(everyday)], shortestWritten);
  kept = { byFirst, written, speller: new Speller(known) };
  return kept;
}

/**
 * A text's words, with those that are misspelled set right: first as they are written ("emplyed" is "employed", and no
 * "empty"), then without their endings.
 */
export function readWords(text: string): string[] {
  const { written, speller } = open();
  return splitWords(text).map((word) => {
    if (isFiller(word)) return stemWord(word);
    const fixed = speller.knows(stem(word)) ? word : written.correct(word);
    return written.knows(fixed) ? stem(fixed) : speller.correct(stem(fixed));
  });
}

const longestGap = 3;

/** The position after a name that begins at a word; 0 when it doesn't stand there. `gap` in a name is up to three words. */
function findEnd(words: readonly string[], from: number, name: readonly string[]): number {
  let at = from;
  for (const [index, word] of name.entries()) {
    if (word === 'gap') continue;
    const isAfterGap = name[index - 1] === 'gap';
    const found = words.slice(at, isAfterGap ? at + longestGap + 1 : at + 1).indexOf(word);
    if (found === -1) return 0;
    at += found + 1;
  }
  return at;
}

/** What a text names, in its order: the longest name where several begin at the same word, none twice over. */
export function findMentions(words: readonly string[]): Mention[] {
  const { byFirst } = open();
  const nameAt = (at: number) =>
    (byFirst.get(words[at] ?? '') ?? [])
      .map((name) => ({ ...name, to: findEnd(words, at, name.words) }))
      .find(({ to }) => to > 0);
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const best = nameAt(at);
    if (best === undefined) continue;
    // "My business expenses" names the expenses, not "my business".
    if (isFiller(words[at] ?? '') && (nameAt(at + 1)?.to ?? 0) > best.to) continue;
    found.push({ entity: best.entity, from: at, to: best.to });
    at = best.to - 1;
  }
  return found;
}

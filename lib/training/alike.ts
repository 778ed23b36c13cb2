import { wordGroupsOf } from './word-groups';

/** Sentences that mean one thing, and how alike a question is to the nearest of them. */
export interface Likeness<K> {
  key: K;
  /** 0 to 1: what the two share of all that both say; rare words weigh more. */
  share: number;
}

/** A word that no example has says that the question is about something else. */
const strangeAs = 0.8;

/** Endings that do not change what a word means. */
export const stem = (word: string): string => {
  if (word.length <= 3 || /\d/.test(word)) return word;
  return word
    .replace(/'s$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=[sxz]|ch|sh)es$/, '')
    .replace(/(?<=\w{2}[^s])s$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/(?<=\w{3})([bdgmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '');
};

/** Things that a sentence speaks of: groups of words that mean the same, or the word itself. */
function readThings(text: string, isFiller: (word: string) => boolean): Map<string, readonly string[]> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .match(/[\p{L}\d][\p{L}\d'.-]*/gu) ?? [];
  const things = new Map<string, readonly string[]>();
  for (const raw of words) {
    const word = raw.replace(/[.'-]+$/, '');
    if (word === '' || isFiller(word)) continue;
    const root = stem(word);
    things.set(root, [root, ...wordGroupsOf(word)]);
  }
  return things;
}

/**
 * Learns examples and tells for a question which keys have one that is alike, best first.
 * @param isFiller words that count neither way
 */
export function makeLikeness<K>(
  examples: readonly { key: K; text: string }[],
  isFiller: (word: string) => boolean,
): (question: string) => Likeness<K>[] {
  const read = examples.map(({ key, text }) => ({ key, things: readThings(text, isFiller) }));
  const counts = new Map<string, number>();
  for (const { things } of read)
    for (const thing of new Set([...things.values()].flat())) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  const weigh = (root: string): number => {
    const found = counts.get(root);
    return Math.log(1 + read.length / (found ?? 1)) * (found === undefined ? strangeAs : 1);
  };
  return (question) => {
    const asked = readThings(question, isFiller);
    const total = [...asked].reduce((sum, [root, also]) => sum + weigh(bestKnown(root, also, counts)), 0);
    const best = new Map<K, number>();
    for (const { key, things } of read) {
      const inExample = new Set([...things.values()].flat());
      let shared = 0;
      let all = 0;
      for (const [root, also] of asked) {
        if (inExample.has(root)) shared += weigh(root);
        else if (also.some((one) => inExample.has(one))) shared += weigh(bestKnown(root, also, counts)) * 0.8;
      }
      for (const [root, also] of things) all += weigh(bestKnown(root, also, counts));
      if (shared === 0) continue;
      const share = (2 * shared) / (total + all);
      if (share > (best.get(key) ?? 0)) best.set(key, share);
    }
    return [...best].map(([key, share]) => ({ key, share })).sort((a, b) => b.share - a.share);
  };
}

/** The form of a word that examples know, so that a rare word is not weighed as unknown. */
const bestKnown = (root: string, also: readonly string[], counts: ReadonlyMap<string, number>): string =>
  counts.has(root) ? root : (also.find((one) => counts.has(one)) ?? root);

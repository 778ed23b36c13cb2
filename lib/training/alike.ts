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
  const having = new Map<string, number[]>();
  read.forEach(({ things }, at) => {
    for (const thing of new Set([...things.values()].flat())) {
      counts.set(thing, (counts.get(thing) ?? 0) + 1);
      const list = having.get(thing);
      if (list === undefined) having.set(thing, [at]);
      else list.push(at);
    }
  });
  const weigh = (root: string): number => {
    const found = counts.get(root);
    return Math.log(1 + read.length / (found ?? 1)) * (found === undefined ? strangeAs : 1);
  };
  const totals = read.map(({ things }) =>
    [...things].reduce((sum, [root, also]) => sum + weigh(bestKnown(root, also, counts)), 0),
  );
  return (question) => {
    const asked = readThings(question, isFiller);
    const total = [...asked].reduce((sum, [root, also]) => sum + weigh(bestKnown(root, also, counts)), 0);
    const shared = new Map<number, number>();
    for (const [root, also] of asked) {
      const near = weigh(bestKnown(root, also, counts)) * otherWord;
      // The word itself goes before another word for it.
      const found = new Map<number, number>();
      for (const one of also) for (const at of having.get(one) ?? []) found.set(at, near);
      for (const at of having.get(root) ?? []) found.set(at, weigh(root));
      for (const [at, worth] of found) shared.set(at, (shared.get(at) ?? 0) + worth);
    }
    const best = new Map<K, number>();
    for (const [at, worth] of shared) {
      const key = read[at]?.key;
      if (key === undefined) continue;
      const share = (2 * worth) / (total + (totals[at] ?? 0));
      if (share > (best.get(key) ?? 0)) best.set(key, share);
    }
    return [...best].map(([key, share]) => ({ key, share })).sort((a, b) => b.share - a.share);
  };
}

/** What another word for the same thing is worth. */
const otherWord = 0.8;

/** The form of a word that examples know, so that a rare word is not weighed as unknown. */
const bestKnown = (root: string, also: readonly string[], counts: ReadonlyMap<string, number>): string =>
  counts.has(root) ? root : (also.find((one) => counts.has(one)) ?? root);

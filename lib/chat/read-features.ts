import { stem } from '@/lib/training/alike';
import { wordGroupsOf } from '@/lib/training/word-groups';
import { type Features, placeCount } from './classifier';

/** How much the kinds of features say: a word itself, words that mean the same, two words in a row, beginnings. */
const strengths = { word: 1, group: 0.7, pair: 0.7, part: 0.3 } as const;

/** FNV-1a: the place of a feature. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0) % placeCount;
}

/** Words that say nothing about what is wanted. */
const empty = new Set(
  'a an the please so just ok okay hey hi quick um well and then or of to on in for it is'.split(' '),
);

/** Numbers that are names: of forms, of plans, of the 20% deduction. */
const formNumbers = /^(401k|20|403|457|529|10(40|95|98|99)|2441|4868|5695|8812|8863|8889|8936|8962|8995)$/;

/** The words of a text; amounts are one word. */
export const readWords = (text: string): string[] =>
  (text.toLowerCase().match(/\$?\d[\d,.]*k?\b(?!-)|[\p{L}\d][\p{L}\d'-]*|%/gu) ?? []).map((word) =>
    /^\$?\d[\d,.]*k?$/.test(word) && !formNumbers.test(word) ? '#' : word,
  );

/** What a text is made of, each text of the same length in all. */
export function readFeatures(text: string): Features {
  const strong = new Map<number, number>();
  const add = (feature: string, strength: number) => {
    const place = placeOf(feature);
    strong.set(place, Math.max(strong.get(place) ?? 0, strength));
  };
  const words = readWords(text);
  const telling = words.filter((word) => !empty.has(word));
  for (const word of telling) {
    const root = stem(word);
    add(`w:${root}`, strengths.word);
    for (const group of wordGroupsOf(word)) add(`g:${group}`, strengths.group);
    for (const size of [4, 5]) if (word.length > size) add(`c:${word.slice(0, size)}`, strengths.part);
  }
  const roots = ['^', ...telling.map(stem), '$'];
  roots.slice(1).forEach((root, at) => add(`p:${roots[at] ?? ''} ${root}`, strengths.pair));
  if (telling.length <= 2) add(`n:${telling.length}`, strengths.pair);
  const length = Math.sqrt([...strong.values()].reduce((sum, one) => sum + one * one, 0));
  return {
    places: Uint16Array.from(strong.keys()),
    strengths: Float32Array.from(
      strong.values(),
      (strength) => (strength * fullLength) / Math.max(length, 0.001),
    ),
  };
}

/** The length of every text: longer ones are learnt in fewer rounds. */
const fullLength = 3;

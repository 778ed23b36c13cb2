import { stem } from './alike';
import { wordGroupsOf } from './word-groups';
import { type Features, placeCount } from './classifier';

/**
 * How much the kinds of features say: a word itself, words that mean the same, two telling words in a row, any two
 * words in a row, beginnings of words, and pieces of them.
 */
const strengths = { word: 1, group: 0.7, pair: 0.7, any: 0.5, part: 0.3, piece: 0.2 } as const;
const pieceLength = 4;
const partLengths = [4, 5];

/** FNV-1a with its upper half mixed in: the place of a feature. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) {
    hash ^= feature.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % placeCount;
}

/** Words that say nothing about what is wanted. */
const empty = new Set(
  'a an the please so just ok okay hey hi quick um well and then or of to on in for it is'.split(' '),
);

/** Numbers that are names: of forms, plans, rates and limits. A number of one or two digits may be a line or a box. */
const namingNumbers =
  /^(?:\d\d?|401k|403|457|529|0\.9|3\.8|7\.5|15\.3|1041|1065|10(?:40|95|98|99)|1116|2210|2441|4547|4562|4797|4868|5329|5498|5695|6251|7206|8283|8582|8606|8812|8829|8863|888[09]|8936|89(?:59|60|62|95))$/;

/** "529s", "1099s". */
const plurals = /\b(\d{3,4}k?)s\b/g;

/** The words of a text; amounts are one word. */
export const readWords = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(plurals, '$1')
      .match(/\$?\d[\d,.]*k?\b(?!-)|[\p{L}\d][\p{L}\d'-]*|%/gu) ?? []
  ).map((word) => (/^\$?\d[\d,.]*k?$/.test(word) && !namingNumbers.test(word) ? '#' : word));

/** After one of these a few words say what is not meant. */
const negating = new Set(['not', "isn't", 'without', 'excluding', 'besides']);
const negatedWords = 3;

/** What a text is made of, each text of the same length in all. */
export function readFeatures(text: string): Features {
  const strong = new Map<number, number>();
  const add = (feature: string, strength: number) => {
    const place = placeOf(feature);
    strong.set(place, Math.max(strong.get(place) ?? 0, strength));
  };
  const addPairs = (kind: string, words: readonly string[], strength: number) =>
    words.forEach((word, at) => {
      add(`${kind}:${words[at - 1] ?? '^'} ${word}`, strength);
      if (at === words.length - 1) add(`${kind}:${word} $`, strength);
    });
  const words = readWords(text);
  const telling = words.filter((word) => !empty.has(word));
  let negated = 0;
  for (const word of telling) {
    const sign = negated > 0 ? '!' : '';
    negated = negating.has(word) ? negatedWords : negated - 1;
    add(`${sign}w:${stem(word)}`, strengths.word);
    for (const group of wordGroupsOf(word)) add(`${sign}g:${group}`, strengths.group);
    for (const size of partLengths) if (word.length > size) add(`c:${word.slice(0, size)}`, strengths.part);
    const whole = `<${word}>`;
    for (let at = 0; at + pieceLength <= whole.length; at += 1)
      add(`m:${whole.slice(at, at + pieceLength)}`, strengths.piece);
  }
  addPairs('p', telling.map(stem), strengths.pair);
  addPairs('r', words, strengths.any);
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

/** The length of every text: longer ones are learnt in fewer rounds, and believed more. */
const fullLength = 2;

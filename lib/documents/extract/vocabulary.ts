import { knownForms } from '../kinds/known-forms';
import { receiptWords } from '../kinds/receipt';
import { kinds } from '../kinds/registry';
import { slotsOf } from './slots';

/**
 * The words that forms print as labels and titles. Recognized print has slips ("Meviicare wages");
 * a word that differs little from exactly one of these is taken for it, in labels only. Values are
 * never touched.
 */
let words: ReadonlySet<string> | null = null;
let byLength: Map<number, string[]> | null = null;

function vocabulary(): ReadonlySet<string> {
  if (words) return words;
  const phrases = [
    ...kinds.flatMap((kind) => [...kind.titles, ...(kind.notTitles ?? [])]),
    ...kinds.flatMap((kind) => slotsOf(kind).flatMap((slot) => slot.spec.phrases)),
    ...receiptWords,
    ...knownForms.flatMap((form) => [...form.titles, ...form.marks]),
  ];
  const found = new Set<string>();
  for (const phrase of phrases) {
    for (const part of phrase.split(/[ |]/u)) {
      const word = part.replace(/\?$/u, '');
      if (/^[a-z]{4,}$/u.test(word)) found.add(word);
    }
  }
  byLength = new Map();
  for (const word of found) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);
  words = found;
  return found;
}

/** Edits (Levenshtein) between two words, or more than `most`. */
function edits(a: string, b: string, most: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

/** Is this one of the longer words of the forms' print, give or take a slip? */
export const isFormWord = (key: string) => key.length >= 5 && vocabulary().has(recallWord(key));

const compared = new Map<string, boolean>();

/** Could this be the word, badly recognized? Of a label that is looked for, while `recallWord` looks at all words. */
export function isNearWord(seen: string, word: string): boolean {
  const most = Math.min(slipsIn(seen.length + 1), slipsIn(word.length));
  if (most === 0 || Math.abs(seen.length - word.length) > most || /^\d+$/u.test(seen)) return false;
  const pair = `${seen} ${word}`;
  const before = compared.get(pair);
  if (before !== undefined) return before;
  const isNear = edits(seen, word, most) <= most;
  compared.set(pair, isNear);
  return isNear;
}

const slipsIn = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : length < 10 ? 2 : 3);
const known = new Map<string, string>();

/** The label word that a recognized key stands for; the key itself when none is near. */
export function recallWord(key: string): string {
  const all = vocabulary();
  const most = slipsIn(key.length);
  if (most === 0 || all.has(key)) return key;
  const before = known.get(key);
  if (before !== undefined) return before;
  let [best, bestEdits, isTied] = [key, most + 1, false];
  for (let length = key.length - most; length <= key.length + most; length += 1) {
    for (const word of byLength?.get(length) ?? []) {
      const found = edits(key, word, most);
      if (found > Math.min(most, slipsIn(word.length))) continue;
      if (found < bestEdits) [best, bestEdits, isTied] = [word, found, false];
      else if (found === bestEdits && word !== best) isTied = true;
    }
  }
  const word = isTied && bestEdits > 1 ? key : best;
  known.set(key, word);
  return word;
}

import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { looksLikeMoney } from './formats';
import { type Box, height, surround, type Word } from './page';
import { keysOf, toLines } from './print-tokens';
import { slotsOf } from './slots';

/** Farther apart than this, in heights of print, words belong to something else. */
const wordGap = 2;
/** From the number of a box to its words, as found in labels. */
const numberGap = 2.6;
/** So many numbers of boxes in one column, each before a label that was read, make it the column of the numbers. */
const fewestNumbers = 3;

/** The number before the words of a label, without "Box". */
const numberOf = ({ slot, tokens, numbered }: Label): Box | undefined =>
  numbered ? tokens.find(({ key }) => key === slot.spec.box) : undefined;

/** The words that follow a number in one breath; none when an amount or nothing does. */
function wordsAfter(line: readonly Word[], at: number): Word[] {
  const found: Word[] = [];
  let last = line[at];
  for (const word of line.slice(at + 1)) {
    const reach = found.length === 0 ? numberGap : wordGap;
    if (last === undefined || word.x0 - last.x1 > reach * height(word) || looksLikeMoney(word.text)) break;
    found.push(word);
    last = word;
  }
  const letters = found
    .flatMap(({ text }) => keysOf(text))
    .join('')
    .replace(/\d/gu, '').length;
  return letters >= 3 ? found : [];
}

/**
 * Labels in words that we don't know, or that nobody could read: the number of a box, in the column where the numbers of
 * other boxes stand before labels that were read, says which box it is. What stands there is asked.
 */
export function inferNumberedLabels(kind: Kind, labels: readonly Label[], words: readonly Word[]): Label[] {
  const numbers = labels.flatMap((label) => numberOf(label) ?? []);
  const found = new Set(labels.map(({ slot }) => slot.id));
  const wanted = slotsOf(kind).filter(
    ({ id, role, format, spec }) =>
      role === 'field' && format === 'money' && spec.box !== undefined && !found.has(id),
  );
  if (wanted.length === 0 || numbers.length < fewestNumbers) return [];
  const taken = new Set(labels.flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  const lines = toLines(words);
  return wanted.flatMap((slot): Label[] => {
    const places = lines.flatMap((line) =>
      line.flatMap((word, at): Word[][] => {
        const [key, ...others] = keysOf(word.text);
        if (taken.has(word) || key !== slot.spec.box || others.length > 0) return [];
        const level = numbers.filter((one) => Math.abs(one.x0 - word.x0) < 0.7 * height(word));
        const after = wordsAfter(line, at);
        const isFree = after.length > 0 && !after.some((other) => taken.has(other));
        return isFree && level.length >= fewestNumbers ? [[word, ...after]] : [];
      }),
    );
    const [print, ...others] = places;
    const [first] = print ?? [];
    // Twice the same number is a second copy, or no number of a box.
    if (print === undefined || first === undefined || others.length > 0) return [];
    const tokens = print.map((word) => ({ ...word, key: '', word, line: 0 }));
    return [{ slot, numbered: true, isInferred: true, tokens, size: height(first), ...surround(print) }];
  });
}

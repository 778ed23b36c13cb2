import { looksLikeMoney } from './formats';
import { type Box, centerY, height, sameLine, type Word } from './page';
import { recallWord } from './vocabulary';

/** A word part in comparable form: lower case letters and digits only, with its place in the print. */
export interface Token extends Box {
  key: string;
  /** What was recognized, before a word of the forms was taken for it. */
  seen?: string;
  word: Word;
  line: number;
}

/** "1099G", "1098T", "W2", "K1": a form’s number without its hyphen. */
const splitNumber = (text: string) =>
  text
    .replace(/\b(1095|1098|1099|5498)(INT|DIV|OID|MISC|NEC|SA|[A-Z])\b/gu, '$1 $2')
    .replace(/\b(?:W2(?=[GC]?\b)|K1\b)/gu, (number) => number.split('').join(' '));

/** "Employee’s" → employees, "Tax-exempt" → tax, exempt; "U.S." → us. */
export function keysOf(text: string): string[] {
  return splitNumber(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’`´ʼ]/gu, '')
    .replace(/\b([a-z])\.(?=[a-z]\b)/gu, '$1')
    .split(/[^a-z0-9&]+/u)
    .filter((key) => key !== '');
}

/** Letters set one under another, such as "Code" beside box 12: print of the form, not a value. */
export function isStacked(word: Word, words: readonly Word[]): boolean {
  if (!/^[Code]$/u.test(word.text) || word.source !== 'text') return false;
  const below = (other: Word) =>
    other !== word &&
    /^[Code]$/u.test(other.text) &&
    Math.abs(other.x0 - word.x0) < 2.5 &&
    Math.abs(other.y0 - word.y0) > 1 &&
    Math.abs(other.y0 - word.y0) < 1.7 * height(word);
  return words.some(below);
}

/** So many lines above and below may hold print that is level with an item. */
const around = 12;

/** Of the bands that an item would fit, the most level one: columns may be printed half a line apart. */
function mostLevel(bands: readonly Box[], item: Box, at: number): number {
  const offsetOf = (index: number) => Math.abs(centerY(bands[index] ?? item) - centerY(item));
  let best = -1;
  for (let index = Math.max(0, at - around); index < Math.min(bands.length, at + around); index += 1) {
    const band = bands[index];
    if (band && sameLine(band, item) && (best < 0 || offsetOf(index) <= offsetOf(best))) best = index;
  }
  return best;
}

/** Lines of print, top to bottom, each from left to right. */
export function toLines<T extends Box>(items: readonly T[]): T[][] {
  const sorted = [...items].sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1 || a.x0 - b.x0);
  const bands: Box[] = [];
  const first = sorted.map((item) => {
    const found = mostLevel(bands, item, bands.length);
    return found < 0 ? bands.push({ x0: 0, x1: 0, y0: item.y0, y1: item.y1 }) - 1 : found;
  });
  // A line that begins lower may fit an item better than the one that was there when its turn came.
  const lines = bands.map((): T[] => []);
  sorted.forEach((item, index) => {
    const at = first[index] ?? 0;
    lines[mostLevel(bands, item, at)]?.push(item);
  });
  return lines.filter((line) => line.length > 0).map((line) => line.sort((a, b) => a.x0 - b.x0));
}

/** "3,388 15": cents without their point are not the number of box 15. */
const isCents = (word: Word, before: Word | undefined) =>
  before !== undefined &&
  /^\d\d$/u.test(word.text) &&
  /\d,\d{3}$/u.test(before.text) &&
  word.x0 - before.x1 < 1.2 * height(word) &&
  Math.abs(height(word) - height(before)) < 0.12 * height(word);

/** "1099-NECNonemployee": a recognizer overlooks the space between a form's number and its title. */
const unglue = (text: string) => text.replace(/(\b[A-Z]{2,4})([A-Z][a-z]{3,})/gu, '$1 $2');

export function toTokens(words: readonly Word[]): Token[][] {
  return toLines(words.filter((word) => word.source !== 'field')).map((line, lineNumber) =>
    line.flatMap((word, index) => {
      // An amount is a value, whatever digits it ends in.
      const isValue = looksLikeMoney(word.text) || isCents(word, line[index - 1]);
      const printed = isValue ? [] : keysOf(word.source === 'ocr' ? unglue(word.text) : word.text);
      const keys = word.source === 'ocr' ? printed.map(recallWord) : printed;
      const letters = Math.max(1, keys.join('').length);
      let used = 0;
      return keys.map((key, part) => {
        const x0 = word.x0 + ((word.x1 - word.x0) * used) / letters;
        used += key.length;
        const x1 = word.x0 + ((word.x1 - word.x0) * used) / letters;
        const seen = word.source === 'ocr' ? { seen: printed[part] ?? key } : {};
        return { key, ...seen, word, line: lineNumber, x0, x1, y0: word.y0, y1: word.y1 };
      });
    }),
  );
}

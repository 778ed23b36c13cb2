import { parseMoney } from '../formats';
import { type Box, height, type Page, surround, type Word } from '../page';
import { keysOf, toLines } from '../print-tokens';

/** One row of print from left to right, without leaders of dots. */
export interface Row {
  words: readonly Word[];
  /** The words in comparable form, in one line of text. */
  keys: string;
  y0: number;
  y1: number;
}

const isLeader = (text: string) => /^[.\s·_…•|]+$/u.test(text);
const bare = (word: Word): Word => ({ ...word, text: word.text.replace(/^[.·…_]{2,}|[.·…_]{2,}$/gu, '') });

export const sayKeys = (words: readonly Word[]): string =>
  words.flatMap(({ text }) => keysOf(text)).join(' ');

export function toRows(page: Page): Row[] {
  const words = page.words.filter(({ text }) => !isLeader(text)).map(bare);
  return toLines(words).map((line) => {
    const { y0, y1 } = surround(line);
    return { words: line, keys: sayKeys(line), y0, y1 };
  });
}

/** An amount as forms and programs print it: "85,000", "85,000.", "-0-", "(3,000)"; null for anything else. */
function readAmount(text: string): string | null {
  if (/^-0-?$|^none$/iu.test(text)) return '0.00';
  const plain = text.replace(/^\$|[*†]$/gu, '');
  if (!/^\(?-?\$?[\d,]+(\.\d{0,2})?\)?-?$/u.test(plain)) return null;
  const inBrackets = /^\((.+)\)$/u.exec(plain)?.[1];
  const read = parseMoney(inBrackets ?? plain);
  if (read === null || inBrackets === undefined || Number(read) === 0) return read;
  return read.startsWith('-') ? read : `-${read}`;
}

export interface Amount {
  value: string;
  words: readonly Word[];
}

const isBracket = (word: Word | undefined, text: string) => word?.text === text;
/** "85,000" and "00" in a column of their own. */
const isCentsOf = (word: Word | undefined, before: Word) =>
  word !== undefined &&
  /^\d\d$/u.test(word.text) &&
  /^\(?[\d,]+$/u.test(before.text) &&
  word.x0 - before.x1 < 3 * height(before);

/**
 * The amount that begins at this place of a row, with the brackets around it; null where none does. The form prints
 * brackets where only a loss can stand.
 */
export function amountAt(words: readonly Word[], start: number): (Amount & { end: number }) | null {
  let at = start;
  const opens = isBracket(words[at], '(') || isBracket(words[at], '$');
  const isLoss = isBracket(words[at], '(');
  if (opens) at += 1;
  const main = words[at];
  if (main === undefined) return null;
  const glued = /^\((?=.)/u.test(main.text) && !main.text.endsWith(')');
  const read = readAmount(glued ? main.text.slice(1) : main.text);
  if (read === null) return null;
  const used = [main];
  let value = read;
  const next = words[at + 1];
  if (isCentsOf(next, main) && next !== undefined) {
    value = `${read.slice(0, -3)}.${next.text}`;
    used.push(next);
    at += 1;
  }
  if (isBracket(words[at + 1], ')')) at += 1;
  const isNegative = (isLoss || glued) && !value.startsWith('-') && Number(value) !== 0;
  return { value: isNegative ? `-${value}` : value, words: used, end: at + 1 };
}

/** Words one after another in a row that print these keys; their places in the row. */
export function findKeys(row: Row, keys: string, from = 0): { box: Box; start: number; end: number } | null {
  if (!row.keys.includes(keys)) return null;
  const wanted = keys.split(' ');
  for (let start = from; start < row.words.length; start += 1) {
    const found: string[] = [];
    for (let end = start; end < row.words.length && found.length < wanted.length; end += 1) {
      found.push(...keysOf(row.words[end]?.text ?? ''));
      const begun = found.slice(0, wanted.length).join(' ');
      if (!keys.startsWith(begun)) break;
      if (found.length >= wanted.length && begun === keys)
        return { box: surround(row.words.slice(start, end + 1)), start, end: end + 1 };
    }
  }
  return null;
}

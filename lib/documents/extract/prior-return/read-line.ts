import { type PriorLine } from '../../kinds/prior-return-lines';
import { blankCritical, blankPicture, blankSeen, keepInRange, type RawField } from '../evidence';
import { type Page, sameLine, surround, type Word } from '../page';
import { type Amount, amountAt, type Row, sayKeys } from './rows';

type Wanted = Pick<PriorLine, 'number' | 'caption'>;

/** Rows that a caption may run over before its amount. */
const captionRows = 3;

const isNumber = (word: Word | undefined, number: string) =>
  word !== undefined && word.source !== 'field' && word.text.replace(/[.):]$/u, '').toLowerCase() === number;

const isAnyNumber = (word: Word | undefined) =>
  word !== undefined && word.source !== 'field' && /^\d{1,2}[a-z]?[.)]?$/iu.test(word.text);

/** "Add lines 12 and 13": a number in a sentence. */
const refersTo = /^(and|or|lines?|through|than|from|to)$|,$/iu;

interface Found {
  amount: Amount | null;
  row: Row;
  number: Word;
}

/**
 * The number printed right before the column of amounts; the caption stands before it, here or in the rows above. The words
 * level with the number are its row: notes in the margin stand between the rows.
 */
function beforeAmount({ number, caption }: Wanted, rows: readonly Row[], at: number): Found | null {
  const numbers = rows[at]?.words.filter((word) => isNumber(word, number)) ?? [];
  for (const word of numbers.reverse()) {
    const row = rowAround(word, rows.slice(Math.max(0, at - 1), at + 2));
    const index = row.words.indexOf(word);
    const above = rows
      .slice(Math.max(0, at - captionRows), at)
      .filter(({ y1 }) => y1 < word.y1)
      .map(({ keys }) => keys);
    if (!caption.test([...above, sayKeys(row.words.slice(0, index))].join(' '))) continue;
    const amount = amountAt(row.words, index + 1);
    if (refersTo.test(row.words[index - 1]?.text ?? '')) continue;
    if (amount !== null && amount.end < row.words.length) continue;
    const rest = row.words.slice(index + 1).filter(({ text }) => !/^[()$]$/u.test(text));
    // The number at the left of the caption has words after it.
    if (amount === null && rest.length > 0) continue;
    return { amount, row, number: word };
  }
  return null;
}

function rowAround(word: Word, rows: readonly Row[]): Row {
  const words = rows
    .flatMap((row) => row.words)
    .filter((other) => sameLine(other, word))
    .sort((a, b) => a.x0 - b.x0);
  return { words, keys: sayKeys(words), y0: word.y0, y1: word.y1 };
}

/** An amount that ends a row: "lines 2" at the end of one is none. */
function amountAtEnd(words: readonly Word[]): Amount | null {
  const at = words.findIndex((_, index) => amountAt(words, index)?.end === words.length);
  const amount = at < 0 ? null : amountAt(words, at);
  if (amount === null || refersTo.test(words[at - 1]?.text ?? '')) return null;
  const isPlain = amount.words.length === 1 && /^\d{1,2}$/u.test(amount.words[0]?.text ?? '');
  return isPlain ? null : amount;
}

/** Rows that the words of a line may run over where it begins with its number. */
const longestLine = 7;

/** The number at the left of its caption, and the amount at the end of the row where the line ends. */
function afterCaption({ number, caption }: Wanted, rows: readonly Row[], at: number): Found | null {
  const first = rows[at];
  const start = first?.words.findIndex((word) => isNumber(word, number)) ?? -1;
  const label = first?.words[start];
  if (first === undefined || label === undefined || refersTo.test(first.words[start - 1]?.text ?? ''))
    return null;
  let stated = '';
  let last: Row = first;
  for (const [step, row] of rows.slice(at, at + longestLine).entries()) {
    const words = step === 0 ? row.words.slice(start + 1) : row.words;
    const [begins] = words;
    const isNext = isAnyNumber(begins) && begins !== undefined && Math.abs(begins.x0 - label.x0) < 8;
    if (step > 0 && isNext) break;
    stated = `${stated} ${sayKeys(words)}`;
    last = row;
    const amount = amountAtEnd(words);
    if (amount !== null && caption.test(stated)) return { amount, row, number: label };
  }
  return caption.test(stated) ? { amount: null, row: last, number: label } : null;
}

function findLine(wanted: Wanted, rows: readonly Row[]): Found | null {
  for (const find of [beforeAmount, afterCaption]) {
    const found = rows.flatMap((_, at) => find(wanted, rows, at) ?? []);
    const best = found.find(({ amount }) => amount !== null) ?? found[0];
    if (best !== undefined) return best;
  }
  return null;
}

/** Whether the line stands here with its number, blank or not. */
export const isNumbered = (wanted: Wanted, rows: readonly Row[]): boolean => findLine(wanted, rows) !== null;

/** How sure who read the words is. */
export function trustWords(words: readonly Word[]): number {
  if (words.some(({ isOccluded }) => isOccluded)) return 0.5;
  return Math.min(
    ...words.map(({ source, certainty }) =>
      source === 'ocr' ? 0.3 + 0.6 * (certainty ?? 0.4) : source === 'annotation' ? 0.92 : 0.95,
    ),
  );
}

/** A line as a field; null when the page has no such line. */
export function readLine(
  wanted: Wanted & { path: string; label: string; critical?: boolean },
  page: Page,
  rows: readonly Row[],
): RawField | null {
  const found = findLine(wanted, rows);
  if (found === null) return null;
  const { amount, row, number } = found;
  const isSeen = row.words.some(({ source }) => source === 'ocr');
  const base = { path: wanted.path, label: wanted.label, page: page.number, ...(isSeen ? { isSeen } : {}) };
  if (amount === null) {
    const blank = wanted.critical ? blankCritical : isSeen ? blankPicture : blankSeen;
    return { ...base, value: null, confidence: blank, box: number };
  }
  return {
    ...base,
    value: amount.value,
    confidence: keepInRange(trustWords(amount.words)),
    box: surround(amount.words),
  };
}

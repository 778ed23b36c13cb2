import { isEin, isSsn, isState, looksLikeMoney, parseMoney } from './formats';
import { type Label } from './find-labels';
import { type Box, centerX, centerY, height, type Page, surround, type Word } from './page';
import { isStacked, toLines } from './print-tokens';
import { isSeparated } from './rules';

/** One value as it stands on the page: an amount, a number, or the words of one line in one cell. */
export interface Segment extends Box {
  text: string;
  words: readonly Word[];
  isMoney: boolean;
  /** Dollars and cents were printed apart and put together here. */
  isPieced?: boolean;
  /** A ruling line runs through it: the print slipped, or someone struck it out. */
  isCrossed?: boolean;
  /** Reads like a year: a value only where nothing else can be meant. */
  isYear?: boolean;
}

/** Print of the form that is neither label nor value. */
const noise =
  /^(\$$|omb|copy|form|department|dept\.? of|internal revenue|www\.|cat\.? no|this information|safe,? accurate|fast!?|visit the irs|void|corrected|page \d|\(see|\(keep)/iu;

const isYear = (text: string) => /^(19|20)\d\d$/u.test(text);

const isNear = (left: Word, right: Word) => right.x0 - left.x1 <= 0.9 * Math.max(height(left), height(right));

function join(words: readonly Word[]): Segment {
  const text = words.map((word) => word.text).join(' ');
  return { text, words, isMoney: parseMoney(text) !== null, ...surround(words) };
}

/** "1, 234 .56" and "$ 12.00": parts of one amount that the file keeps apart; and cents in a column of their own. */
function joinAmounts(line: readonly Word[]): Segment[] {
  const segments: Segment[] = [];
  for (const word of line) {
    const previous = segments.at(-1);
    const last = previous?.words.at(-1);
    if (previous && last && /^[\d$,.()-]+$/u.test(word.text) && /^[\d$,.()-]+$/u.test(previous.text)) {
      const gap = word.x0 - last.x1;
      const glued = previous.text.replaceAll(' ', '') + word.text;
      const isSplit =
        gap < 0.45 * height(word) &&
        parseMoney(glued) !== null &&
        !(isMoneyAlone(previous.text) && isMoneyAlone(word.text));
      const number = `${previous.text} ${word.text}`;
      if (gap < 1.2 * height(word) && /^(\d{3} \d{2}|\d{3} \d{2} \d{4})$/u.test(number)) {
        const words = [...previous.words, word];
        segments[segments.length - 1] = { text: number, words, isMoney: false, ...surround(words) };
        continue;
      }
      // Cents in a column of their own: same print, same piece of text or form; a year beside an amount is neither.
      const cents =
        gap < 1.6 * height(word) &&
        /^\d{2}$/u.test(word.text) &&
        looksWhole(previous.text) &&
        word.source === last.source &&
        Math.abs(height(word) - height(last)) < 0.12 * height(last);
      if (isSplit || cents) {
        const words = [...previous.words, word];
        const text = isSplit ? glued : `${previous.text}.${word.text}`;
        segments[segments.length - 1] = {
          text,
          words,
          isMoney: true,
          isPieced: cents && !isSplit,
          ...surround(words),
        };
        continue;
      }
    }
    segments.push(join([word]));
  }
  return segments;
}

/** "971 24" that no four digits follow is no taxpayer number: the last two are cents. */
const asCents = (segment: Segment): Segment =>
  /^\d{3} \d{2}$/u.test(segment.text)
    ? { ...segment, text: segment.text.replace(' ', '.'), isMoney: true, isPieced: true }
    : segment;

const isMoneyAlone = (text: string) => /\.\d{2}$/u.test(text);
const looksWhole = (text: string) => /,\d{3}$/u.test(text) || /^\$?\d{3,7}$/u.test(text);

/** Amounts and taxpayer numbers are values of their own, however close the next word stands. */
const standsApart = (text: string) =>
  looksLikeMoney(text) || (/-/u.test(text) && (isSsn(text) || isEin(text)));

/** "OH 43215-1187": nine digits behind a state are its ZIP code, not a person's number. */
const isZipBehindState = (before: string, text: string) =>
  /^\d{5}-\d{4}$/u.test(text) && isState(/(?:^|[\s,.])([A-Z]{2})[.,]?$/u.exec(before)?.[1] ?? '');

/** "For calendar year 20[24]": the blank for the year is no amount, whole or in part. Words of a box for a year announce its value. */
function isYearBlank(segment: Segment, words: readonly Word[]): boolean {
  if (!/^((19|20)\d\d|\d\d)$/u.test(segment.text)) return false;
  return words.some(
    (word) =>
      /^(calendar|year)$/iu.test(word.text) &&
      Math.abs(centerX(word) - centerX(segment)) < 80 &&
      Math.abs(centerY(word) - centerY(segment)) < 25,
  );
}

/** IRS forms print the year as "20" in outline and "24" in full black, side by side. */
function isHalfYear(word: Word, words: readonly Word[]): boolean {
  if (!/^\d\d$/u.test(word.text) || word.source !== 'text') return false;
  return words.some((other) => {
    const [left, right] = other.x0 < word.x0 ? [other, word] : [word, other];
    const touching = Math.abs(right.x0 - left.x1) < 0.25 * height(left) && Math.abs(right.y1 - left.y1) < 1;
    return other !== word && left.text === '20' && /^\d\d$/u.test(right.text) && touching;
  });
}

/** Through the middle of its digits; rules on pictures are not known so exactly. */
function isCrossed(segment: Segment, page: Page): boolean {
  const [top, bottom] = [segment.y0 + 0.28 * height(segment), segment.y0 + 0.68 * height(segment)];
  const x = centerX(segment);
  if (!segment.words.every((word) => word.source === 'text')) return false;
  return page.horizontal.some((rule) => rule.at > top && rule.at < bottom && rule.from < x && rule.to > x);
}

/** Values of a region: what is left when labels and the form's own print are taken away. */
export function toSegments(words: readonly Word[], labels: readonly Label[], page: Page): Segment[] {
  const printed = new Set(labels.flatMap((label) => label.tokens.map((token) => token.word)));
  const left = words.filter(
    (word) =>
      !printed.has(word) &&
      !isStacked(word, words) &&
      !isHalfYear(word, words) &&
      !/^[$()]+$/u.test(word.text),
  );
  const asked = new Set(
    labels.flatMap(({ slot, tokens }) => (slot.format === 'year' ? tokens.map(({ word }) => word) : [])),
  );
  const unasked = words.filter((word) => !asked.has(word));
  return toLines(left).flatMap((line) => {
    const parts = joinAmounts(line);
    const segments: Segment[] = [];
    for (const part of parts) {
      const previous = segments.at(-1);
      const last = previous?.words.at(-1);
      const first = part.words[0];
      const joins =
        previous !== undefined &&
        last !== undefined &&
        first !== undefined &&
        ((!(standsApart(part.text) && !isZipBehindState(previous.text, part.text)) &&
          !standsApart(previous.text) &&
          isNear(last, first)) ||
          (first.source === 'field' && last.run === first.run)) &&
        (last.source === 'field' || first.source === 'field' ? last.run === first.run : true) &&
        !isSeparated(page.vertical, last.x1 - 1, first.x0 + 1, [(first.y0 + first.y1) / 2]);
      if (previous && joins) segments[segments.length - 1] = join([...previous.words, ...part.words]);
      else segments.push(part);
    }
    return segments
      .filter(
        (segment) =>
          !isYearBlank(segment, unasked) &&
          (segment.words[0]?.source === 'field' ||
            !(noise.test(segment.text) || !/[\p{L}\p{N}]/u.test(segment.text))),
      )
      .map(asCents)
      .map((segment) => (isCrossed(segment, page) ? { ...segment, isCrossed: true } : segment))
      .map((segment) =>
        isYear(segment.text) && segment.words[0]?.source !== 'field' ? { ...segment, isYear: true } : segment,
      );
  });
}

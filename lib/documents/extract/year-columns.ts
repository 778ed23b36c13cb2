import { type Owned } from './assign-values';
import { looksLikeMoney } from './formats';
import { type Box, centerX, height, sameLine, type Word } from './page';
import { toLines } from './print-tokens';
import { type Segment } from './segments';

/** What two years side by side leave of a sheet: `columns` says whether the heads settled which amounts are this year’s. */
export interface YearColumns {
  columns: 'one' | 'chosen' | 'unclear';
  /** Amounts of other years, which are no part of the form. */
  passed: ReadonlySet<Segment>;
  /** Places of labels (`Slot.id`) that have no amount of this year, or perhaps another year’s: they are asked. */
  doubted: ReadonlySet<string>;
}

const none: YearColumns = { columns: 'one', passed: new Set(), doubted: new Set() };
const unclear: YearColumns = { ...none, columns: 'unclear' };

/** A piece of print of its own, or one that ends a head: "Tax year 2024". */
const endsPiece = (word: Word, words: readonly Word[]) =>
  !words.some((next) => sameLine(next, word) && next.x0 >= word.x1 && next.x0 - word.x1 < height(word));

/** Farther apart than this, in heights of print, two years are heads of two columns. */
const headGap = 3;

/** Lines of years that follow each other as heads of columns, such as "2024   2023", with the latest first. */
function headsOf(words: readonly Word[]): Word[][] {
  const years = words.filter(
    (word) => word.source === 'text' && /^20\d\d$/u.test(word.text) && endsPiece(word, words),
  );
  return toLines(years).flatMap((line) => {
    const sorted = [...line].sort((a, b) => Number(b.text) - Number(a.text));
    const isRun = sorted.every(
      (one, at) => at === 0 || Number(sorted[at - 1]?.text) - Number(one.text) === 1,
    );
    const isApart = line.every(
      (one, at) => at === 0 || one.x0 - (line[at - 1]?.x1 ?? 0) > headGap * height(one),
    );
    return sorted.length >= 2 && isRun && isApart ? [sorted] : [];
  });
}

/** How far, in points, an amount is from standing under a head: by its right edge, its left one, or its middle. */
const offset = (head: Box, amount: Box) =>
  Math.min(
    Math.abs(head.x1 - amount.x1),
    Math.abs(head.x0 - amount.x0),
    Math.abs(centerX(head) - centerX(amount)),
  );

/** An amount under a head is off by at most this share of the way to the next head. */
const nearest = 0.3;

/** The head that an amount stands under: 0 for the latest year; null for none, or where it isn’t clear. */
function headOver(heads: readonly Word[], amount: Box): number | null {
  const offsets = heads.map((head) => offset(head, amount));
  const least = Math.min(...offsets);
  const at = offsets.indexOf(least);
  const own = heads[at];
  const others = heads.filter((head) => head !== own);
  const step = Math.min(...others.map((head) => Math.abs(centerX(head) - centerX(own ?? head))));
  return least < nearest * step && offsets.every((one, other) => other === at || one > 2 * least + 1)
    ? at
    : null;
}

/** Lines with amounts of this year and of another: so many show that the years are heads of columns. */
const fewestLines = 2;

/** A line no farther below than the lines of the columns are from each other, times this, may go on with them. */
const goesOn = 1.3;

/** The first lines, and those that follow at their distance and fit: a dash may leave one year’s amount alone on its line. */
function withNext(
  lines: readonly Segment[][],
  count: number,
  fits: (line: readonly Segment[]) => boolean,
): readonly Segment[][] {
  const topOf = (line: readonly Segment[] | undefined) => line?.[0]?.y0 ?? 0;
  const steps = lines.slice(1, count).map((line, at) => topOf(line) - topOf(lines[at]));
  const reach = goesOn * Math.max(0, ...steps);
  let end = count;
  for (let line = lines[end]; line !== undefined && fits(line); line = lines[end]) {
    if (topOf(line) - topOf(lines[end - 1]) > reach) break;
    end += 1;
  }
  return lines.slice(0, end);
}

/**
 * Where this year’s amounts stand beside those of years before, the heads of the columns say which are which, if the latest
 * of them is the year that the form is of (`taxYear`). Where they don’t, nothing is left out, and all amounts are asked. The
 * columns end with the last line that has amounts of several years, and those that follow it at the same distance: what stands
 * below in another year’s column is asked.
 */
export function chooseYear(
  {
    owned,
    segments,
    words,
  }: { owned: readonly Owned[]; segments: readonly Segment[]; words: readonly Word[] },
  taxYear: number | null,
): YearColumns {
  const all = headsOf(words);
  const [first] = all;
  if (first === undefined) return hasPairs(owned) ? unclear : none;
  const years = (heads: readonly Word[]) => heads.map(({ text }) => text).join(' ');
  if (taxYear !== Number(first[0]?.text) || all.some((heads) => years(heads) !== years(first)))
    return unclear;
  const amounts = segments.filter(({ text }) => looksLikeMoney(text));
  const columnOf = new Map<Segment, number | null>();
  const inColumns = new Set<Segment>();
  for (const heads of all) {
    const top = heads[0]?.y1 ?? 0;
    const next = Math.min(...all.map((other) => other[0]?.y0 ?? 0).filter((y) => y > top));
    const under = amounts.filter(({ y0 }) => y0 > top - 1 && y0 < next);
    under.forEach((one) => columnOf.set(one, headOver(heads, one)));
    const lines = toLines(under.map((one) => ({ ...one, one }))).map((line) => line.map(({ one }) => one));
    const last = lines.findLastIndex((line) => {
      const found = line.map((one) => columnOf.get(one));
      return found.includes(0) && found.some((column) => typeof column === 'number' && column > 0);
    });
    const isUnderHeads = (line: readonly Segment[]) =>
      line.every((one) => typeof columnOf.get(one) === 'number');
    const both = withNext(lines, last + 1, isUnderHeads);
    if (last + 1 >= fewestLines) both.flat().forEach((one) => inColumns.add(one));
  }
  if (inColumns.size === 0) return unclear;
  const isOfOther = (one: Segment) => (columnOf.get(one) ?? 0) > 0;
  const isOwn = ({ segment }: Owned) => columnOf.get(segment) === 0;
  const passed = new Set([...inColumns].filter(isOfOther));
  const doubted = new Set<string>();
  for (const { label, segment } of owned) {
    if (!columnOf.has(segment) || columnOf.get(segment) === 0) continue;
    const own = owned.find((one) => one.label === label && isOwn(one));
    // A further column (“Change”) stands behind the years.
    if (columnOf.get(segment) === null && own && own.segment.x0 < segment.x0) passed.add(segment);
    else if (!own || !inColumns.has(segment)) doubted.add(label.slot.id);
  }
  return { columns: 'chosen', passed, doubted };
}

/** Amounts in two columns without years over them (the last period and the year): a lone one may be of the other column. */
function hasPairs(owned: readonly Owned[]): boolean {
  const beside = new Map<string, Set<string>>();
  for (const { label, segment, place } of owned) {
    if (place !== 'beside' || label.slot.role !== 'field' || !looksLikeMoney(segment.text)) continue;
    const { id } = label.slot;
    beside.set(id, (beside.get(id) ?? new Set()).add(segment.text));
  }
  return [...beside.values()].filter((texts) => texts.size > 1).length > 1;
}

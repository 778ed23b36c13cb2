import { type Label } from './find-labels';
import { fits } from './formats';
import { centerX, centerY, height, overlapX, type Page, type Rule } from './page';
import { toLines } from './print-tokens';
import { isSeparated } from './rules';
import { type Segment } from './segments';

/** Heads of columns that are printed at the foot of their cells, with the top of those cells. */
export type Feet = ReadonlyMap<Label, number>;

/**
 * Some substitute forms print boxes 15 to 17 at the foot of their cells: a ruling line runs close under the labels,
 * and between the top of the cells' side lines and the labels stand amounts.
 */
export function findFeet(labels: readonly Label[], segments: readonly Segment[], page: Page): Feet {
  const feet = new Map([...findFieldFeet(labels, segments, page), ...findUnderlined(labels, segments, page)]);
  const heads = labels.filter((label) => label.slot.role === 'column' && label.slot.isTable !== true);
  for (const line of toLines(heads)) {
    const [left, right] = [Math.min(...line.map((one) => one.x0)), Math.max(...line.map((one) => one.x1))];
    const closed = line.filter((label) =>
      page.horizontal.some(
        (rule) =>
          rule.at > label.y1 - 1 &&
          rule.at < label.y1 + 0.9 * label.size &&
          rule.from <= centerX(label) &&
          rule.to >= centerX(label),
      ),
    );
    const [first] = line;
    if (!first || line.length < 2 || closed.length < 0.6 * line.length) continue;
    const tops = page.vertical
      .filter((rule) => rule.at > left && rule.at < right)
      .filter((rule) => rule.from < first.y0 && rule.to >= centerY(first))
      .map((rule) => startOf(rule, page.vertical))
      .sort((a, b) => b - a);
    // The shortest side line ends where the cells do; others may go on into the boxes above.
    const top = tops[0];
    if (top === undefined || first.y0 - top < 1.2 * first.size) continue;
    const amounts = segments.filter(
      (segment) =>
        segment.isMoney &&
        line.some(
          (label) => overlapX(label, segment) > 0 && aboveCost(label, segment, top, Infinity) !== null,
        ),
    );
    if (amounts.length > 0) for (const label of line) feet.set(label, top);
  }
  return feet;
}

/** So many boxes with a value above their label, and none but few without such a cell, tell how a form is printed. */
const fewestFeet = 3;

/** Forms that print the label of every box at the foot of its cell. */
function findFieldFeet(labels: readonly Label[], segments: readonly Segment[], page: Page): Feet {
  const fields = labels.filter(
    ({ slot }) => slot.role === 'field' || (slot.role === 'column' && !slot.isTable),
  );
  const closed = fields.flatMap((label) => {
    const x = centerX(label);
    const across = page.horizontal.filter((rule) => rule.from <= x && rule.to >= x);
    const hasFloor = across.some(({ at }) => at > label.y1 - 1 && at < label.y1 + 0.9 * label.size);
    const top = Math.max(...across.map(({ at }) => at).filter((at) => at < label.y0 - 0.5 * label.size));
    const isRoomy = top > -Infinity && label.y0 - top > 1.2 * label.size;
    return hasFloor && isRoomy ? [[label, top] as const] : [];
  });
  const filled = closed.filter(([label, top]) =>
    segments.some((segment) => mayHold(label, segment) && isAbove(label, segment, top, page)),
  );
  const isFootForm = filled.length >= fewestFeet && closed.length >= 0.6 * fields.length;
  return new Map(isFootForm ? closed : []);
}

/** A value over its label is at most this much of the way to what stands under the label. */
const nearerAbove = 0.6;

/**
 * Sheets that print each value on a line of its own, with what it is under the line, as over a signature: no side lines, and
 * the value above nearer than any below.
 */
function findUnderlined(labels: readonly Label[], segments: readonly Segment[], page: Page): Feet {
  const fields = labels.filter(({ slot, y0, y1 }) => {
    const isOpen = !page.vertical.some(({ from, to }) => from < y1 && to > y0);
    return slot.role === 'field' && isOpen;
  });
  const over = fields.flatMap((label) => {
    const x = label.x0 + 2;
    const line = page.horizontal.find(
      ({ at, from, to }) => from <= x && to >= x && at < label.y0 + 1 && at > label.y0 - 1.5 * label.size,
    );
    const held = segments.filter(
      (one) => mayHold(label, one) && Math.abs(one.x0 - label.x0) < 3 * label.size,
    );
    const [value] = held
      .filter((one) => line && centerY(one) < line.at && line.at - one.y1 < height(one))
      .sort((a, b) => b.y1 - a.y1);
    if (value === undefined) return [];
    const below = Math.min(...held.filter(({ y0 }) => y0 > label.y1 - 1).map(({ y0 }) => y0 - label.y1));
    return [{ label, top: value.y0 - 1, isNearer: label.y0 - value.y1 < nearerAbove * below }];
  });
  const isSo = over.length >= fewestFeet && over.every(({ isNearer }) => isNearer);
  return new Map(isSo ? over.map(({ label, top }) => [label, top] as const) : []);
}

const mayHold = ({ slot: { format } }: Label, { text }: Segment) =>
  format !== 'none' && format !== 'code' && format !== 'note' && format !== 'tick' && fits(format, text);

/** In the label's own cell: between its sides, and over the label. */
function isAbove(label: Label, segment: Segment, top: number, page: Page): boolean {
  const low = Math.min(label.x0 + 2, centerX(segment));
  const high = Math.max(label.x0 + 2, centerX(segment));
  const isInside = aboveCost(label, segment, top, Infinity) !== null;
  return isInside && !isSeparated(page.vertical, low, high, [centerY(label), centerY(segment)]);
}

/** Where a side line begins, dashes between the rows of the cell notwithstanding. */
function startOf(rule: Rule, all: readonly Rule[]): number {
  let start = rule.from;
  for (const piece of [...all].sort((a, b) => b.from - a.from)) {
    if (Math.abs(piece.at - rule.at) < 4 && piece.from < start && piece.to > start - 8) start = piece.from;
  }
  return start;
}

/** How far a value stands above the label at the foot of its cell; null where it is not in that cell. */
export function aboveCost(label: Label, segment: Segment, top: number, end: number): number | null {
  const isInside = centerY(segment) > top && segment.y1 < label.y0 + 0.3 * height(segment);
  if (!isInside || segment.x0 >= end - 2 || centerX(segment) < label.x0 - 1.5 * label.size) return null;
  const lines = Math.max(0, label.y0 - segment.y1) / Math.max(6, label.size);
  return 0.1 + 0.12 * lines + 0.004 * Math.max(0, -overlapX(label, segment));
}

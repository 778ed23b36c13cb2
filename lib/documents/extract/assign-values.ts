import { type Label } from './find-labels';
import { aboveCost, findFeet } from './foot-labels';
import { fits, gluedCode, isState, looksLikeMoney, raiseCase } from './formats';
import {
  type Box,
  centerX,
  centerY,
  contains,
  height,
  overlapX,
  type Page,
  type Rule,
  sameLine,
  width,
} from './page';
import { isSeparated } from './rules';
import { type Segment } from './segments';

/** A value and the label it belongs to. `cost` is small for a near, unambiguous place. */
export interface Owned {
  segment: Segment;
  label: Label;
  place: 'beside' | 'below' | 'before';
  cost: number;
  /** How much dearer the next best label was; small means doubt. */
  margin: number;
  /** Ruling lines keep both in one cell. */
  inCell: boolean;
}

/** May this text stand in the place the label announces? */
function isPossible(label: Label, segment: Segment): boolean {
  const { format } = label.slot;
  switch (format) {
    case 'none':
    case 'tick':
      return false;
    case 'code':
      return (
        segment.isMoney ||
        /^[A-Z]{1,2}$/u.test(raiseCase(segment.text)) ||
        /^[A-Z]{1,2} \$?[\d,.]+$/u.test(segment.text) ||
        gluedCode.test(segment.text)
      );
    case 'note':
      return true;
    case 'text':
      return fits('text', segment.text) || (label.slot.role !== 'column' && !looksLikeMoney(segment.text));
    case 'id':
      if (label.slot.role === 'column' && isState(segment.text)) return true;
      return fits('id', segment.text) && !/^\$|\d,\d{3}/u.test(segment.text);
    default:
      return fits(format, segment.text);
  }
}

/** "1985" is a year, unless it stands in the cell of a number, in print no larger than other values. */
const mayBeNumber = (label: Label, segment: Segment, inCell: boolean, isBeside: boolean) =>
  (label.slot.format === 'year' || (label.slot.format === 'id' && (inCell || isBeside))) &&
  label.slot.role === 'field' &&
  height(segment) <= 1.9 * label.size;

/** Another label on the way from this one to the value. */
function isBlocked(
  label: Label,
  segment: Segment,
  labels: readonly Label[],
  place: 'beside' | 'below',
): boolean {
  return labels.some((other) => {
    if (other === label) return false;
    if (place === 'beside') {
      return (
        sameLine(other, segment) &&
        other.x0 > label.x0 + 1 &&
        centerX(other) < centerX(segment) &&
        other.x0 >= label.x1 - 2
      );
    }
    const between = centerY(other) > label.y1 && centerY(other) < centerY(segment) - 0.3 * height(segment);
    if (!between) return false;
    const over = overlapX(other, segment) > 0;
    const samePlace = overlapX(other, label) > 0.3 * Math.min(width(other), width(label));
    return over || samePlace;
  });
}

/** The next label to the right on the label's own line: where its column ends. */
function columnEnd(label: Label, labels: readonly Label[]): number {
  const right = labels.filter(
    (other) => other !== label && other.x0 >= label.x1 - 2 && sameLine(other, label),
  );
  return Math.min(Infinity, ...right.map((other) => other.x0));
}

/** So many labels that begin one under another are a column. */
const fewestInColumn = 3;

/**
 * Does a value stand in a column of labels that begins between it and this label? On a page of two lists an amount under a
 * label of the right one is level with some label of the left one.
 */
function isOfOtherColumn(label: Label, segment: Segment, labels: readonly Label[]): boolean {
  const between = labels.filter((other) => other.x0 >= label.x1 - 2 && other.x0 < segment.x0 - 1);
  return between.some((other) => {
    const column = between.filter(({ x0 }) => Math.abs(x0 - other.x0) < 2);
    const top = Math.min(...column.map(({ y0 }) => y0));
    const bottom = Math.max(...column.map(({ y1 }) => y1));
    const y = centerY(segment);
    return column.length >= fewestInColumn && y > top && y < bottom + 3 * other.size;
  });
}

/** In a table of labels and values, each in a cell of its own: the value's is the next one, closed, and without a label. */
export function isInNextCell(label: Label, segment: Box, labels: readonly Label[], page: Page): boolean {
  const [x, y] = [centerX(segment), centerY(segment)];
  const down = page.vertical.filter(({ from, to }) => from <= y && to >= y).map(({ at }) => at);
  const across = page.horizontal.filter(({ from, to }) => from <= x && to >= x).map(({ at }) => at);
  const x0 = Math.max(...down.filter((at) => at <= x));
  const x1 = Math.min(...down.filter((at) => at > x));
  const y0 = Math.max(...across.filter((at) => at <= y));
  const y1 = Math.min(...across.filter((at) => at > y));
  const isNext = x0 >= label.x1 - 1 && !down.some((at) => at > label.x1 - 1 && at < x0 - 1);
  const isClosed = [x0, x1, y0, y1].every((side) => Number.isFinite(side));
  const isLevel = centerY(label) > y0 && centerY(label) < y1;
  return isNext && isClosed && isLevel && !labels.some((other) => contains({ x0, x1, y0, y1 }, other));
}

function besideCost(label: Label, segment: Segment, labels: readonly Label[], page: Page): number | null {
  const onLine = sameLine({ ...label, y0: label.y1 - label.size }, segment) || sameLine(label, segment);
  const gap = segment.x0 - label.x1;
  if (!onLine || gap < -0.3 * label.size || isBlocked(label, segment, labels, 'beside')) return null;
  if (isOfOtherColumn(label, segment, labels)) return null;
  const isApart = isSeparated(page.vertical, label.x1 - 1, segment.x0 + 1, [
    centerY(label),
    centerY(segment),
  ]);
  if (isApart && !isInNextCell(label, segment, labels, page)) return null;
  // "TIN: 12-3456789": a colon points at what follows.
  const hasColon = /:$/u.test(label.tokens.at(-1)?.word.text ?? '');
  // "EIN 12-3456789": a number right behind its label, whatever stands below.
  const isOfKind = /^(ssn|ein|tin|phone|date)$/u.test(label.slot.format);
  const pointed = (hasColon && gap < 3 * label.size) || (isOfKind && gap < 1.2 * label.size);
  return (pointed ? -0.2 : 0.2) + 0.004 * Math.max(0, gap);
}

/** What stands before a label on its line, with no other label between the two: only where a page lists amounts first. */
function beforeCost(label: Label, segment: Segment, labels: readonly Label[], page: Page): number | null {
  const gap = label.x0 - segment.x1;
  const first = { ...label, y1: label.y0 + label.size };
  if (!sameLine(first, segment) || gap < -0.3 * label.size) return null;
  const isBetween = labels.some(
    (other) =>
      other !== label && sameLine(other, segment) && other.x0 >= segment.x1 - 2 && other.x0 < label.x0 - 1,
  );
  if (
    isBetween ||
    isSeparated(page.vertical, segment.x1 - 1, label.x0 + 1, [centerY(label), centerY(segment)])
  )
    return null;
  return 0.2 + 0.004 * Math.max(0, gap);
}

function belowCost(label: Label, segment: Segment, labels: readonly Label[], page: Page): number | null {
  const drop = segment.y0 - label.y1;
  if (drop < -0.65 * Math.min(height(segment), label.size) || centerY(segment) <= centerY(label)) return null;
  const end = columnEnd(label, labels);
  if (segment.x0 >= end - 2 || centerX(segment) < label.x0 - 1.5 * label.size) return null;
  if (isBlocked(label, segment, labels, 'below')) return null;
  const across = [centerX(segment), Math.min(Math.max(centerX(segment), label.x0), label.x1)];
  const isColumn = label.slot.role === 'column' || label.slot.role === 'code';
  if (!isColumn && isSeparated(page.horizontal, centerY(label), centerY(segment), across)) return null;
  const [low, high] = [Math.min(label.x0 + 2, centerX(segment)), Math.max(label.x0 + 2, centerX(segment))];
  const sides = page.vertical.filter(
    (rule) =>
      // The short bar between a code and its amount parts no cells.
      (label.slot.role !== 'code' || rule.to - rule.from > 6 * label.size) && !isWithin(label, rule),
  );
  if (isSeparated(sides, low, high, [centerY(label), centerY(segment)])) return null;
  const lines = Math.max(0, drop) / Math.max(6, label.size);
  const isNear = label.slot.format === 'money' && !isColumn && !isInCell(label, segment, page);
  const reach = label.slot.isTable ? Infinity : isNear ? 4.5 : 14;
  if (lines > reach) return null;
  const apart = Math.max(0, -overlapX(label, segment));
  // A value far from under a head stands under another one, which was not understood.
  if (label.slot.isTable) return apart > 4 * label.size ? null : 0.1 + 0.004 * (lines + apart);
  return 0.1 + 0.35 * lines * (label.slot.format === 'text' || isColumn ? 0.35 : 1) + apart * 0.004;
}

/** A rule behind the number of the box: both of its sides are the label's own (Part III of Schedule K-1). */
const isWithin = (label: Label, { at, from, to }: Rule): boolean =>
  label.tokens.some(({ x1 }) => x1 <= at + 1) &&
  label.tokens.some(({ x0 }) => x0 >= at - 1) &&
  from <= centerY(label) &&
  to >= centerY(label);

/** Vertical rules on both sides and a horizontal one under both: a cell of a printed form. */
function isInCell(label: Label, segment: Segment, page: Page): boolean {
  const x = centerX(segment);
  const y = centerY(segment);
  const left = page.vertical.some(
    (rule) => rule.at <= label.x0 + 2 && rule.at > label.x0 - 60 && rule.from <= y && rule.to >= y,
  );
  const right = page.vertical.some((rule) => rule.at >= x && rule.from <= y && rule.to >= y);
  const under = page.horizontal.some(
    (rule) => rule.at >= y && rule.at < y + 40 && rule.from <= x && rule.to >= x,
  );
  return left && right && under;
}

/** Lists print values beside labels, or amounts before them; forms print them below. The page says which. */
type Arrangement = 'list' | 'cells' | 'amountsFirst';

function arrangementOf(labels: readonly Label[], segments: readonly Segment[], page: Page): Arrangement {
  let [beside, below, before] = [0, 0, 0];
  const amounts = labels.filter(({ slot }) => slot.format === 'money');
  // Some forms have their amounts in a table only: there the other boxes say it.
  const others = labels.filter(({ slot }) => slot.role === 'field' && slot.format !== 'text');
  for (const label of amounts.length > 0 ? amounts : others) {
    const money = segments.filter((segment) =>
      amounts.length > 0 ? segment.isMoney && !segment.isYear : isPossible(label, segment),
    );
    if (money.some((segment) => besideCost(label, segment, labels, page) !== null)) beside += 1;
    const under = (segment: Segment) =>
      overlapX(label, segment) > 0 && belowCost(label, segment, labels, page) !== null;
    if (money.some(under)) below += 1;
    if (money.some((segment) => beforeCost(label, segment, labels, page) !== null)) before += 1;
  }
  if (before >= fewestBefore && before > 1.3 * Math.max(beside, below)) return 'amountsFirst';
  return beside > 1.3 * below ? 'list' : 'cells';
}

/** One amount may stand before a label by chance. */
const fewestBefore = 2;

/** What is listed before its words: amounts, codes, and years, not names and numbers of people. */
const mayStandBefore = ({ slot: { role, format } }: Label) =>
  (role === 'field' || role === 'column') && /^(money|codes|date|year)$/u.test(format);

/** Gives each value to the one label it belongs to. Values that belong to none are left out. */
export function assignValues(labels: readonly Label[], segments: readonly Segment[], page: Page): Owned[] {
  const arrangement = arrangementOf(labels, segments, page);
  const list = arrangement === 'list';
  const feet = findFeet(labels, segments, page);
  const underOrOver = (label: Label, segment: Segment) => {
    const top = feet.get(label);
    return top === undefined
      ? belowCost(label, segment, labels, page)
      : aboveCost(label, segment, top, columnEnd(label, labels));
  };
  const owned: Owned[] = [];
  for (const segment of segments) {
    const options: Owned[] = [];
    const claims = labels.map((label) => ({
      label,
      beside: besideCost(label, segment, labels, page),
      below: underOrOver(label, segment),
    }));
    const hasNeighbor = claims.some(({ label, beside }) => beside !== null && isPossible(label, segment));
    // Where boxes are cells, too, a value far behind a label of another line is of the label on its own.
    const isOfLine = ({ x1, size }: Label) => hasNeighbor && (list || segment.x0 - x1 > 8 * size);
    for (const { label, beside, below } of claims) {
      if (!isPossible(label, segment)) continue;
      const inCell = isInCell(label, segment, page);
      if (segment.isYear && !mayBeNumber(label, segment, inCell, list && beside !== null)) continue;
      const shared = { segment, label, margin: 1, inCell };
      const before =
        arrangement === 'amountsFirst' && mayStandBefore(label)
          ? beforeCost(label, segment, labels, page)
          : null;
      if (before !== null) options.push({ ...shared, place: 'before', cost: before });
      const misfit = label.slot.format === 'text' && segment.isMoney ? 0.6 : 0;
      if (beside !== null)
        options.push({ ...shared, place: 'beside', cost: beside + misfit + (list ? 0 : 0.35) });
      if (below !== null && !(isOfLine(label) && overlapX(label, segment) <= 0)) {
        options.push({ ...shared, place: 'below', cost: below + misfit + (list ? 0.35 : 0) });
      }
    }
    options.sort((a, b) => a.cost - b.cost);
    const [first] = options;
    if (!first) continue;
    const rival = options.find((option) => option.label.slot.id !== first.label.slot.id);
    owned.push({ ...first, margin: rival ? rival.cost - first.cost : 1 });
  }
  return owned;
}

import { type CheckSpec } from '../kinds/kind';
import { isInNextCell } from './assign-values';
import { type RawField } from './evidence';
import { type Label } from './find-labels';
import {
  type Box,
  centerX,
  centerY,
  contains,
  height,
  overlapX,
  overlapY,
  type Page,
  type Rule,
  sameLine,
} from './page';
import { isTick, type Sheet } from './sheet';
import { voidSlot } from './slots';

/** How far a tick stands from a label. */
function distance(label: Label, mark: Box): number {
  const dx = Math.max(0, -overlapX(label, mark));
  const dy = Math.max(0, -overlapY(label, mark));
  return dx + dy;
}

const isLevel = (label: Label, mark: Box) =>
  overlapY({ ...label, y0: label.y1 - label.size }, mark) > 0.4 * Math.min(label.size, height(mark));

/** Rules as long as a few ticks; the tick's own square is no wall. */
const isWall = ({ from, to }: Rule, mark: Box) => to - from > 2 * height(mark);

/** A ruling line between them: they stand in different cells. */
function isWalledOff({ vertical }: Page, label: Label, mark: Box): boolean {
  const [left, right] = label.x1 < mark.x0 ? [label.x1, mark.x0] : [mark.x1, label.x0];
  const y = centerY(mark);
  return vertical.some(
    (rule) =>
      rule.at > left + 1 && rule.at < right - 1.5 && rule.from <= y && rule.to >= y && isWall(rule, mark),
  );
}

/** Ruling lines keep both in one cell: walls on all four sides of the tick, none between the two. */
function isInOneCell(page: Page, label: Label, mark: Box): boolean {
  const [x, y] = [centerX(mark), centerY(mark)];
  const upright = page.vertical.filter((rule) => isWall(rule, mark) && rule.from <= y && rule.to >= y);
  const flat = page.horizontal.filter((rule) => isWall(rule, mark) && rule.from <= x && rule.to >= x);
  const cell = {
    x0: Math.max(...upright.filter(({ at }) => at <= mark.x0).map(({ at }) => at)),
    x1: Math.min(...upright.filter(({ at }) => at >= mark.x1).map(({ at }) => at)),
    y0: Math.max(...flat.filter(({ at }) => at <= mark.y0).map(({ at }) => at)),
    y1: Math.min(...flat.filter(({ at }) => at >= mark.y1).map(({ at }) => at)),
  };
  return Object.values(cell).every(Number.isFinite) && contains(cell, label);
}

/**
 * How well a tick belongs to a label, smaller is better; null when it doesn't. What is level with it in the same
 * cell is meant, then what is level, then what shares its cell, then what is near.
 */
function claim(page: Page, label: Label, mark: Box): number | null {
  if (isWalledOff(page, label, mark)) return null;
  const far = distance(label, mark);
  const inCell = isInOneCell(page, label, mark);
  if (hangsBelow(page, label, mark)) return far;
  if (isLevel(label, mark) && (inCell || far <= 60)) return (inCell ? 0 : 1000) + far;
  if (inCell && isUnder(page, label, mark)) return 2000 + far;
  return far <= 20 || (overlapY(label, mark) > 0 && far <= 60) ? 3000 + far : null;
}

/** A square right under its words. On a picture it is read as letters beside other words, which then seem to be level with it. */
const hangsBelow = ({ toShare }: Page, label: Label, mark: Box) =>
  toShare !== undefined &&
  overlapX(label, mark) > 0.5 * (mark.x1 - mark.x0) &&
  mark.y0 >= label.y1 - 0.3 * label.size &&
  mark.y0 - label.y1 < label.size;

/** Of several squares in one cell of a picture, one that isn't near its words may be another's whose words nobody could read. */
const isUnder = ({ toShare }: Page, label: Label, mark: Box) =>
  toShare === undefined || -overlapX(label, mark) <= 1.2 * label.size;

/** "Retirement plan: Yes" in words. */
function statedInWords(sheet: Sheet, label: Label): boolean | null {
  const next = sheet.words
    .filter((word) => sameLine(word, label) && word.x0 >= label.x1 - 1)
    .sort((a, b) => a.x0 - b.x0)[0];
  if (next === undefined) return null;
  // A letter is an answer only where nothing follows: "N 43rd Ave" is a street.
  const isLast = !sheet.words.some(
    (word) => word !== next && sameLine(word, next) && word.x0 >= next.x1 && word.x0 - next.x1 < height(next),
  );
  if (/^(yes|true|checked)$/iu.test(next.text) || (isLast && /^y$/iu.test(next.text))) return true;
  return /^(no|false)$/iu.test(next.text) || (isLast && /^n$/iu.test(next.text)) ? false : null;
}

/** Dots that lead from words to what belongs to them. */
const leader = /^[.…·_-]+$/u;

/** On the label's line at the right of it, with nothing printed between and no wall. */
function isNextOnLine(sheet: Sheet, label: Label, mark: Box): boolean {
  if (!isLevel(label, mark) || mark.x0 < label.x1 || isWalledOff(sheet.page, label, mark)) return false;
  return !sheet.words.some(
    (word) =>
      sameLine(word, mark) && word.x0 >= label.x1 - 1 && word.x1 <= mark.x0 + 1 && !leader.test(word.text),
  );
}

/** Level with the label, with no other label of a tick between, whatever lines part them. */
function isPastWalls(labels: readonly Label[], label: Label, mark: Box): boolean {
  const [from, to] = [Math.min(label.x1, mark.x1), Math.max(label.x0, mark.x0)];
  const isBetween = (other: Label) =>
    other !== label && sameLine(other, mark) && other.x0 >= from - 1 && other.x1 <= to + 1;
  return isLevel(label, mark) && !labels.some(isBetween);
}

/** Does a tick stand in the column where a list prints its values? One edge of it is in line with several of them. */
function isInColumnOfValues(sheet: Sheet, mark: Box): boolean {
  const values = sheet.owned.filter(({ place, label }) => place === 'beside' && label.slot.role === 'field');
  const ends = values.filter(({ segment }) => Math.abs(segment.x1 - mark.x1) < 3).length;
  const starts = values.filter(({ segment }) => Math.abs(segment.x0 - mark.x0) < 3).length;
  return Math.max(ends, starts) >= 2;
}

/**
 * "Account type: HSA": a list prints the box that is ticked, and none of the others. Its words stand where a value would,
 * after words that announce a kind, with nothing behind them.
 */
function isChosenInWords(sheet: Sheet, label: Label): boolean {
  const line = sheet.words.filter((word) => sameLine(word, label) && word.source === 'text');
  const before = line.filter((word) => word.x1 <= label.x0 + 1).sort((a, b) => a.x0 - b.x0);
  const after = line.filter((word) => word.x0 >= label.x1 - 1 && word.x0 - label.x1 < 3 * label.size);
  const last = before.at(-1);
  const isApart = last !== undefined && (label.x0 - last.x1 > label.size || last.text.endsWith(':'));
  return isApart && /^(type|kind):?$/iu.test(last.text) && after.length === 0;
}

interface Ticks {
  ticked: Map<string, Box>;
  /** Labels that a tick of another one may be meant for. */
  contested: Set<string>;
  /** A tick beside no label that we know: it may be of any box whose label was not found. */
  hasStray: boolean;
}

/** The ticks of a sheet, each given to the nearest label that has a box to tick. */
function ticksOf(sheet: Sheet): Ticks {
  const labels = sheet.labels.filter((label) => label.slot.role === 'check');
  const words = sheet.words.filter((word) => isTick(word.text));
  const marks: Box[] = [...sheet.page.marks.filter((mark) => contains(sheet.area, mark)), ...words];
  const found: Ticks = { ticked: new Map(), contested: new Set(), hasStray: false };
  for (const mark of marks) {
    const claims = labels.flatMap((label) => {
      const cost = claim(sheet.page, label, mark);
      return cost === null ? [] : [{ label, cost }];
    });
    const [best, second] = claims.sort((a, b) => a.cost - b.cost);
    if (!best) {
      // In a table of labels and values, the cell behind the label's.
      const owner = labels.find((label) => isInNextCell(label, mark, sheet.labels, sheet.page));
      // The far end of a list's line, or of a line that may be another's.
      const next = owner ?? labels.find((label) => isNextOnLine(sheet, label, mark));
      if (next) found.ticked.set(next.slot.id, mark);
      else found.hasStray = true;
      if (next && next !== owner && !isInColumnOfValues(sheet, mark)) found.contested.add(next.slot.id);
      // A tick that nobody claims may be meant for what is level with it.
      if (!next)
        labels
          .filter((label) => isPastWalls(labels, label, mark))
          .forEach((label) => found.contested.add(label.slot.id));
      continue;
    }
    // "plan X third-party": of two labels on its line, a tick may belong to the one before it or to the one after it.
    found.ticked.set(best.label.slot.id, mark);
    if (second === undefined || second.cost - best.cost >= 12 || !isLevel(second.label, mark)) continue;
    [best, second].forEach(({ label }) => found.contested.add(label.slot.id));
  }
  return found;
}

/** The payer ticked VOID: the form doesn't count. */
export const isVoid = (sheet: Sheet) => ticksOf(sheet).ticked.has(voidSlot);

export function readChecks(sheet: Sheet, checks: readonly CheckSpec[]): RawField[] {
  const labels = sheet.labels.filter((label) => label.slot.role === 'check');
  const isPicture = sheet.words.some((word) => word.source === 'ocr');
  const { ticked, contested, hasStray } = ticksOf(sheet);
  // Of several boxes in a row, one whose label was not understood may have got its tick given to another.
  const groupOf = (path: string) => /^[^.]+\./u.exec(path)?.[0] ?? path;
  const isFound = ({ path }: CheckSpec) => labels.some((one) => one.slot.id === path);
  /** The choices of one box: "box5_hsa" and "box5_archer_msa". */
  const rowOf = (path: string) => /^box\d+[a-z]?(?=_)/u.exec(path)?.[0] ?? path;
  const isPartly = (path: string) => {
    const row = checks.filter((other) => groupOf(other.path) === groupOf(path));
    return row.some(isFound) && !row.every(isFound) && row.some((other) => ticked.has(other.path));
  };
  return checks.map((check): RawField => {
    const label = labels.find((one) => one.slot.id === check.path);
    const mark = ticked.get(check.path);
    const isAlone = checks.every(
      (other) => other === check || rowOf(other.path) !== rowOf(check.path) || !isFound(other),
    );
    const isChosen = label !== undefined && isAlone && isChosenInWords(sheet, label);
    const stated = isChosen ? true : label ? statedInWords(sheet, label) : null;
    const isUnplaced = hasStray && label === undefined;
    const isDoubtful = stated === null && (contested.has(check.path) || isPartly(check.path) || isUnplaced);
    return {
      path: check.path,
      label: check.label,
      value: stated ?? mark !== undefined,
      confidence: isPicture ? 0.6 : isDoubtful ? 0.5 : label ? 0.95 : 0.9,
      page: sheet.page.number,
      box: mark ?? label ?? sheet.area,
    };
  });
}

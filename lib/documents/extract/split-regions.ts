import { type Kind } from '../kinds/kind';
import { type Label } from './find-labels';
import { looksLikeMoney } from './formats';
import { type Box, centerX, centerY, contains, type Word } from './page';

interface KindLabels {
  kind: Kind;
  labels: readonly Label[];
}

/** A part of a page that holds one sheet of one form. */
export interface Region extends Box {
  kind: Kind;
  labels: readonly Label[];
}

/** Labels that a sheet prints once. */
const isUnique = (label: Label) =>
  label.slot.role === 'field' ||
  label.slot.role === 'column' ||
  label.slot.role === 'name' ||
  label.slot.role === 'address';

const countDistinct = (labels: readonly Label[]) =>
  new Set(labels.filter(isUnique).map((label) => label.slot.id)).size;

/** Words of this form beside the number of another box: perhaps they are another form’s. */
const isContradicted = ({ slot, numbered, tokens }: Label) => {
  const key = tokens.find((token) => token.key !== 'box')?.key ?? '';
  return slot.role === 'field' && slot.spec.box !== undefined && !numbered && /^\d{1,2}[a-z]?$/u.test(key);
};

/** How much of one form stands here: the most distinct labels any kind finds. */
function best(
  all: readonly KindLabels[],
  within: Box,
): { worth: number; kind: Kind | null; labels: Label[] } {
  let winner: { worth: number; kind: Kind | null; labels: Label[] } = { worth: 0, kind: null, labels: [] };
  for (const { kind, labels } of all) {
    const inside = labels.filter((label) => contains(within, label));
    const worth = countDistinct(inside);
    if (worth > winner.worth) winner = { worth, kind, labels: inside };
  }
  return winner;
}

interface Cut {
  first: Box;
  second: Box;
  sum: number;
  gap: number;
  /** Amounts that it would part from the labels before them. */
  strays: number;
  /** Two kinds of form, each with its own title in its half. */
  isLabeled: boolean;
  /** Labels that would stand beside a wrong number. */
  contradicted: number;
}

/** Does a kind's title stand in this part of the page? */
export type IsTitled = (kind: Kind, within: Box) => boolean;

/** Both halves must look like a form of their own, and together hold clearly more than the whole does. */
const smallestSheet = 4;
/** With a title of its own that the other half doesn’t have. */
const smallestTitled = 3;
const gain = 1.35;

function cutsAlong(
  axis: 'x' | 'y',
  all: readonly KindLabels[],
  within: Box,
  words: readonly Word[],
  isTitled: IsTitled,
): Cut[] {
  const low = axis === 'x' ? 'x0' : 'y0';
  const high = axis === 'x' ? 'x1' : 'y1';
  const center = axis === 'x' ? centerX : centerY;
  const labels = all.flatMap((one) =>
    one.labels.filter((label) => isUnique(label) && contains(within, label)),
  );
  const sorted = [...labels].sort((a, b) => center(a) - center(b));
  const cuts: Cut[] = [];
  for (let index = 1; index < sorted.length; index += 1) {
    const before = sorted[index - 1];
    const after = sorted[index];
    if (!before || !after || center(after) - center(before) < 4) continue;
    const middle = (center(after) + center(before)) / 2;
    const first = best(all, { ...within, [high]: middle });
    const second = best(all, { ...within, [low]: middle });
    const least = Math.min(first.worth, second.worth);
    if (least < smallestTitled) continue;
    const from = Math.max(...sorted.slice(0, index).map((label) => label[high]));
    const to = Math.min(...sorted.slice(index).map((label) => label[low]));
    const strays = axis === 'x' ? amountsBefore(sorted.slice(index), words, within) : [];
    const at = quietest(words, axis, Math.min(from, middle), Math.max(to, middle), within, strays);
    const halves = { first: { ...within, [high]: at }, second: { ...within, [low]: at } };
    const isLabeled = isDistinct(first.kind, second.kind, halves, isTitled);
    if (least < smallestSheet && !isLabeled) continue;
    cuts.push({
      ...halves,
      strays: strays.filter(({ x0 }) => x0 >= at).length,
      sum: first.worth + second.worth,
      isLabeled,
      contradicted: [...first.labels, ...second.labels].filter(isContradicted).length,
      gap: (to - from) / (axis === 'x' ? within.x1 - within.x0 : within.y1 - within.y0),
    });
  }
  return cuts;
}

function isDistinct(
  first: Kind | null,
  second: Kind | null,
  halves: { first: Box; second: Box },
  isTitled: IsTitled,
): boolean {
  if (!first || !second || first.form === second.form) return false;
  return (
    isTitled(first, halves.first) &&
    isTitled(second, halves.second) &&
    !isTitled(first, halves.second) &&
    !isTitled(second, halves.first)
  );
}

/** Narrower than this, in points, a gap parts no columns. */
const leastGutter = 8;

/**
 * The position between two sheets that crosses the fewest words: the middle of the widest such band. Of sheets side by side
 * it is the last band that is a gutter, and amounts before all labels of the right one count as crossed: those of the left
 * one may stand at its right edge, far from their labels.
 */
function quietest(
  words: readonly Word[],
  axis: 'x' | 'y',
  from: number,
  to: number,
  within: Box,
  strays: readonly Word[],
): number {
  const low = axis === 'x' ? 'x0' : 'y0';
  const high = axis === 'x' ? 'x1' : 'y1';
  const inside = words.filter((word) => contains(within, word));
  const steps = 120;
  const bands: { crossings: number; start: number; end: number }[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const at = from + ((to - from) * step) / steps;
    const crossings =
      inside.filter((word) => word[low] < at && word[high] > at).length +
      strays.filter(({ x0 }) => x0 >= at).length;
    const last = bands.at(-1);
    if (last?.crossings === crossings) last.end = at;
    else bands.push({ crossings, start: at, end: at });
  }
  const fewest = Math.min(...bands.map(({ crossings }) => crossings));
  const quiet = bands.filter(({ crossings }) => crossings === fewest);
  const widthOf = ({ start, end }: (typeof bands)[number]) => end - start;
  const widest = quiet.reduce((best, band) => (widthOf(band) > widthOf(best) ? band : best));
  const gutter = axis === 'x' ? quiet.findLast((band) => widthOf(band) >= leastGutter) : undefined;
  const { start, end } = gutter ?? widest;
  return (start + end) / 2;
}

/** Amounts that stand before all labels of amounts of the right one of two sheets: they belong to the left one. */
function amountsBefore(labels: readonly Label[], words: readonly Word[], within: Box): Word[] {
  const edge = Math.min(...labels.filter(({ slot }) => slot.format === 'money').map(({ x0 }) => x0));
  if (edge === Infinity) return [];
  return words.filter((word) => contains(within, word) && word.x1 <= edge + 1 && looksLikeMoney(word.text));
}

/** Cuts a page into sheets: two copies on a page, four, or several forms one under another. */
export function splitRegions(
  all: readonly KindLabels[],
  within: Box,
  words: readonly Word[],
  isTitled: IsTitled,
  depth = 0,
): Region[] {
  const whole = best(all, within);
  if (!whole.kind) return [];
  // A form that corrects another prints every label twice.
  if (depth < 6 && whole.kind.corrects === undefined) {
    const cuts = [
      ...cutsAlong('y', all, within, words, isTitled),
      ...cutsAlong('x', all, within, words, isTitled),
    ];
    const cut = cuts.sort(
      (a, b) => b.sum - a.sum || a.strays - b.strays || a.contradicted - b.contradicted || b.gap - a.gap,
    )[0];
    // A small form beside a large one adds little; its title says that it is one.
    const labeled = cuts.find((one) => one.isLabeled && one.sum >= whole.worth + smallestSheet);
    const chosen = cut && cut.sum >= gain * whole.worth ? cut : labeled;
    if (chosen) {
      return [chosen.first, chosen.second].flatMap((half) =>
        splitRegions(all, half, words, isTitled, depth + 1),
      );
    }
  }
  return [{ ...within, kind: whole.kind, labels: whole.labels }];
}

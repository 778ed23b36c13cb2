import { type Rule } from '../page';
import { type Gray, type Ink } from './gray';

/** Ruling lines of a form in a picture, in pixels, and the picture without them. */
export interface Ruled {
  horizontal: Rule[];
  vertical: Rule[];
}

interface Stroke {
  at0: number;
  at1: number;
  from: number;
  to: number;
  /** The runs of ink it is made of: line, first and last place. */
  runs: (readonly [number, number, number])[];
}

/** Long runs of ink along one axis, those of neighboring rows joined: lines, and edges of dark areas. */
function findStrokes(ink: Ink, isFlat: boolean, shortest: number): Stroke[] {
  const lines = isFlat ? ink.height : ink.width;
  const length = isFlat ? ink.width : ink.height;
  const step = isFlat ? 1 : ink.width;
  const lineStep = isFlat ? ink.width : 1;
  const strokes: Stroke[] = [];
  let open: Stroke[] = [];
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    let [from, last] = [-1, -1];
    const found: [number, number][] = [];
    for (let index = 0; index <= length; index += 1) {
      const isInk = index < length && ink.data[start + index * step] === 1;
      if (isInk) {
        if (from < 0) from = index;
        last = index;
      } else if (from >= 0 && (index === length || index - last > 1)) {
        if (last - from + 1 >= shortest) found.push([from, last]);
        from = -1;
      }
    }
    open = open.filter((stroke) => line - stroke.at1 <= 3);
    for (const [begin, end] of found) {
      const near = open.find((stroke) => begin <= stroke.to + 30 && end >= stroke.from - 30);
      if (near) {
        near.at1 = line;
        near.runs.push([line, begin, end]);
        near.from = Math.min(near.from, begin);
        near.to = Math.max(near.to, end);
      } else {
        const stroke: Stroke = { at0: line, at1: line, from: begin, to: end, runs: [[line, begin, end]] };
        strokes.push(stroke);
        open.push(stroke);
      }
    }
  }
  return strokes;
}

/** Extent of the ink through a place, across the line. */
function reachOf(ink: Ink, at: number, line: number, lineStep: number, limit: number, most: number) {
  let [low, high] = [line, line];
  while (low > 0 && line - low <= most && ink.data[at - (line - low + 1) * lineStep] !== 0) low -= 1;
  while (high < limit - 1 && high - line <= most && ink.data[at + (high - line + 1) * lineStep] !== 0)
    high += 1;
  return [low, high] as const;
}

/**
 * Whitens a line: as thick as it is along most of its length. Print that touches it on one side
 * keeps what lies outside the line; print that crosses it stays whole.
 */
function erase(gray: Gray, ink: Ink, stroke: Stroke, isFlat: boolean, thickest: number) {
  const step = isFlat ? 1 : gray.width;
  const lineStep = isFlat ? gray.width : 1;
  const limit = isFlat ? gray.height : gray.width;
  const spans: { index: number; low: number; high: number }[] = [];
  const seen = new Map<number, number>();
  for (const [line, begin, end] of stroke.runs) {
    for (let index = begin; index <= end; index += 1) {
      const at = line * lineStep + index * step;
      if (ink.data[at] === 0 || (seen.get(index) ?? -1) >= line) continue;
      const [low, high] = reachOf(ink, at, line, lineStep, limit, 3 * thickest);
      spans.push({ index, low, high });
      seen.set(index, high);
    }
  }
  spans.sort((a, b) => a.index - b.index);
  const sizes = spans.map(({ low, high }) => high - low + 1).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 1;
  if (usual > thickest) return;
  // Where the line runs: the middle of the clean spans near each place.
  let middle: number | null = null;
  const clean = (span: (typeof spans)[number]) => span.high - span.low + 1 <= usual + 2;
  const middles = spans.map((span) => {
    if (clean(span))
      middle = middle === null ? (span.low + span.high) / 2 : 0.7 * middle + 0.15 * (span.low + span.high);
    return middle ?? (stroke.at0 + stroke.at1) / 2;
  });
  spans.forEach(({ index, low, high }, order) => {
    const center = middles[order] ?? 0;
    const [first, last] =
      high - low + 1 <= usual + 2
        ? [low, high]
        : [Math.round(center - usual / 2), Math.round(center + usual / 2)];
    const sticksOut = low < first - 2 && high > last + 2;
    if (sticksOut || last - first > thickest) return;
    // The soft edge of the line goes too, where no print begins.
    for (let line = Math.max(0, first - 2); line <= Math.min(limit - 1, last + 2); line += 1) {
      const place = line * lineStep + index * step;
      const isLine = line >= first && line <= last;
      if (!isLine && ink.data[place] !== 0) continue;
      if (isLine && ink.data[place] !== 0) ink.data[place] = 2;
      gray.data[place] = 255;
    }
  });
}

/** A stroke no longer than large print must touch another line: the sides of a large 0 touch none. */
function isRule(stroke: Stroke, others: readonly Stroke[], long: number, near: number): boolean {
  if (stroke.to - stroke.from > long) return true;
  return others.some(
    (other) =>
      other.from - near < stroke.at1 &&
      other.to + near > stroke.at0 &&
      [stroke.from, stroke.to].some((end) => end > other.at0 - near && end < other.at1 + near),
  );
}

/** Finds the ruling lines and takes them out of both pictures. `size`: height of a line of small print, in pixels. */
export function takeOutLines(gray: Gray, ink: Ink, size: number): Ruled {
  const thickest = Math.max(5, Math.round(size * 0.6));
  const allFlat = findStrokes(ink, true, Math.round(size * 5.5));
  const allUpright = findStrokes(ink, false, Math.round(size * 3.4));
  const flat = allFlat.filter((stroke) => isRule(stroke, allUpright, 13 * size, 0.4 * size));
  const upright = allUpright.filter((stroke) => isRule(stroke, allFlat, 9 * size, 0.4 * size));
  const take = (strokes: readonly Stroke[], isFlat: boolean) =>
    strokes.flatMap((stroke) => {
      const thickness = stroke.at1 - stroke.at0 + 1;
      // A line drifts a little where the sheet isn't quite straight; a dark area or a large letter is thick throughout.
      if (thickness > Math.max(1.6 * thickest, 0.035 * (stroke.to - stroke.from))) return [];
      erase(gray, ink, stroke, isFlat, thickest);
      return [{ at: (stroke.at0 + stroke.at1) / 2, from: stroke.from, to: stroke.to }];
    });
  const ruled = { horizontal: take(flat, true), vertical: take(upright, false) };
  for (let index = 0; index < ink.data.length; index += 1) if (ink.data[index] === 2) ink.data[index] = 0;
  return ruled;
}

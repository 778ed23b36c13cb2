import { type Rule } from '../page';
import { isSeparated } from '../rules';
import { type Blob } from './ink';

/** A piece of one line of print: letters that stand close together. Pixels. */
export interface Strip {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** How many pieces of ink, and the height of the taller ones. */
  letters: number;
}

const overlap = (a: Pick<Strip, 'y0' | 'y1'>, b: Pick<Strip, 'y0' | 'y1'>) =>
  Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** Rows of equal little dashes or dots are drawn lines or leaders, not print. */
function withoutLeaders(blobs: readonly Blob[], size: number): Blob[] {
  const flat = blobs.filter((blob) => blob.y1 - blob.y0 < 0.3 * size);
  const rows = new Map<number, Blob[]>();
  for (const blob of flat) {
    const key = Math.round((blob.y0 + blob.y1) / 2 / (0.25 * size));
    rows.set(key, [...(rows.get(key) ?? []), blob]);
  }
  const leaders = new Set<Blob>();
  for (const [key, row] of rows) {
    const near = [...row, ...(rows.get(key + 1) ?? [])];
    if (near.length < 12) continue;
    near.sort((a, b) => a.x0 - b.x0);
    near.forEach((blob, index) => {
      const next = near[index + 6];
      const isDense = next !== undefined && next.x0 - blob.x0 < 6 * 1.6 * size;
      if (isDense) near.slice(index, index + 7).forEach((one) => leaders.add(one));
    });
  }
  return blobs.filter((blob) => !leaders.has(blob));
}

/**
 * Typewriter print leaves wide gaps around points and hyphens: pieces of one number with such a mark between them
 * belong together.
 */
function bridge(strips: readonly Strip[], marks: readonly Blob[], vertical: readonly Rule[]): Strip[] {
  const joined: Strip[] = [];
  for (const strip of [...strips].sort((a, b) => a.x0 - b.x0)) {
    const height = strip.y1 - strip.y0;
    const before = joined.find((other) => {
      const [gap, tallness] = [strip.x0 - other.x1, other.y1 - other.y0];
      if (gap <= 0 || gap > 2 * Math.min(height, tallness)) return false;
      if (Math.max(height, tallness) > 1.4 * Math.min(height, tallness)) return false;
      if (overlap(other, strip) < 0.75 * Math.min(height, tallness)) return false;
      if (isSeparated(vertical, other.x1 - 2, strip.x0 + 2, [(strip.y0 + strip.y1) / 2])) return false;
      return marks.some(
        (mark) =>
          mark.y1 - mark.y0 <= 0.5 * height &&
          mark.x0 >= other.x1 - 1 &&
          mark.x1 <= strip.x0 + 1 &&
          mark.y0 > strip.y0 + 0.2 * height &&
          mark.y1 < strip.y1 + 0.35 * height,
      );
    });
    if (before) {
      before.x1 = strip.x1;
      before.y0 = Math.min(before.y0, strip.y0);
      before.y1 = Math.max(before.y1, strip.y1);
      before.letters += strip.letters + 1;
    } else joined.push({ ...strip });
  }
  return joined;
}

/** A strip that letters are being added to, and the last few of them. */
interface Growing extends Strip {
  last: Blob[];
}
const endLength = 7;
/** In heights of small print. */
const wordGap = 1.9;

/** Where the line runs at the strip's end: a long one on a sheet that isn't quite straight is taller than its letters. */
const endOf = ({ last }: Growing) => ({
  y0: Math.min(...last.map(({ y0 }) => y0)),
  y1: Math.max(...last.map(({ y1 }) => y1)),
});

/** Words of one line of small print stand farther apart than their letters are tall where all letters are equally wide. */
function joinWords(strips: readonly Growing[], vertical: readonly Rule[], size: number): Strip[] {
  const isSmall = ({ y0, y1 }: Strip) => y1 - y0 < 2.2 * size;
  const joined: Growing[] = [];
  for (const strip of [...strips].sort((a, b) => a.x0 - b.x0)) {
    const first = strip.last[0];
    const begin = strip.letters <= endLength && first ? endOf(strip) : strip;
    const before = joined.find((other) => {
      const gap = strip.x0 - other.x1;
      if (!isSmall(strip) || !isSmall(other) || gap > wordGap * size || gap < -0.5 * size) return false;
      const end = endOf(other);
      const shared = overlap(end, begin);
      if (shared < 0.6 * Math.min(end.y1 - end.y0, begin.y1 - begin.y0)) return false;
      const middle = (Math.max(end.y0, begin.y0) + Math.min(end.y1, begin.y1)) / 2;
      return !isSeparated(vertical, other.x1 - 2, strip.x0 + 2, [middle]);
    });
    if (before) {
      before.x1 = Math.max(before.x1, strip.x1);
      before.y0 = Math.min(before.y0, strip.y0);
      before.y1 = Math.max(before.y1, strip.y1);
      before.letters += strip.letters;
      before.last = [...before.last, ...strip.last].slice(-endLength);
    } else joined.push({ ...strip });
  }
  return joined.map(({ last: _last, ...strip }): Strip => strip);
}

/** Groups letters into strips. `size`: height of a line of small print; ruling lines keep strips apart. */
export function findStrips(blobs: readonly Blob[], vertical: readonly Rule[], size: number): Strip[] {
  const letters = withoutLeaders(blobs, size).filter((blob) => {
    const [w, h] = [blob.x1 - blob.x0, blob.y1 - blob.y0];
    if (w < 0.5 * size && h > 1.7 * size && w < 0.2 * h) return false; // the short bar between code and amount
    if (Math.min(w, h) > 3 * size && blob.area < 0.2 * w * h) return false; // a frame
    return h <= 4.5 * size && w <= 7 * size && w * h > 0.05 * size * size && Math.max(w, h) > 0.16 * size;
  });
  const tall = letters.filter((blob) => blob.y1 - blob.y0 > 0.34 * size).sort((a, b) => a.x0 - b.x0);
  const strips: Growing[] = [];
  for (const blob of tall) {
    const height = blob.y1 - blob.y0;
    let best: Growing | null = null;
    let bestFit = -Infinity;
    for (let index = strips.length - 1; index >= 0; index -= 1) {
      const strip = strips[index];
      if (!strip || blob.x0 - strip.x1 > 1.1 * Math.max(height, strip.y1 - strip.y0)) continue;
      const end = endOf(strip);
      const tallness = end.y1 - end.y0;
      if (overlap(end, blob) < 0.55 * Math.min(tallness, height)) continue;
      if (Math.max(tallness, height) > 2.3 * Math.min(tallness, height)) continue;
      const middle = (Math.max(end.y0, blob.y0) + Math.min(end.y1, blob.y1)) / 2;
      if (blob.x0 > strip.x1 && isSeparated(vertical, strip.x1 - 2, blob.x0 + 2, [middle])) continue;
      // A comma stands nearer to the next digit than the digit before it does, and is no line of its own.
      const fit =
        overlap(end, blob) / Math.max(tallness, height) - (0.3 * Math.max(0, blob.x0 - strip.x1)) / height;
      if (fit > bestFit) [best, bestFit] = [strip, fit];
    }
    if (best) {
      best.x1 = Math.max(best.x1, blob.x1);
      best.y0 = Math.min(best.y0, blob.y0);
      best.y1 = Math.max(best.y1, blob.y1);
      best.letters += 1;
      best.last = [...best.last, blob].slice(-endLength);
    } else strips.push({ x0: blob.x0, y0: blob.y0, x1: blob.x1, y1: blob.y1, letters: 1, last: [blob] });
  }
  // A point of thin print is hardly more than a speck; a comma of large print is nearly as tall as small letters.
  const marks = withoutLeaders(blobs, size).filter(
    ({ x0, y0, x1, y1 }) => y1 - y0 <= 0.9 * size && x1 - x0 <= 2 * size && (x1 - x0) * (y1 - y0) >= 4,
  );
  // A lone upright stroke is a piece of a line.
  // From top to bottom: where time runs out, the upper forms are whole.
  return bridge(joinWords(strips, vertical, size), marks, vertical)
    .filter(
      ({ x0, y0, x1, y1, letters: count }) => count > 1 || x1 - x0 > 0.26 * (y1 - y0) || y1 - y0 < 1.1 * size,
    )
    .sort((a, b) => a.y0 - b.y0);
}

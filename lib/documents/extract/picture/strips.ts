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

const overlap = (a: Strip | Blob, b: Strip | Blob) => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

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

/** Groups letters into strips. `size`: height of a line of small print; ruling lines keep strips apart. */
export function findStrips(blobs: readonly Blob[], vertical: readonly Rule[], size: number): Strip[] {
  const letters = withoutLeaders(blobs, size).filter((blob) => {
    const [w, h] = [blob.x1 - blob.x0, blob.y1 - blob.y0];
    if (w < 0.5 * size && h > 1.7 * size && w < 0.2 * h) return false; // the short bar between code and amount
    if (Math.min(w, h) > 3 * size && blob.area < 0.2 * w * h) return false; // a frame
    return h <= 4.5 * size && w <= 7 * size && w * h > 0.05 * size * size && Math.max(w, h) > 0.16 * size;
  });
  const tall = letters.filter((blob) => blob.y1 - blob.y0 > 0.34 * size).sort((a, b) => a.x0 - b.x0);
  const strips: Strip[] = [];
  for (const blob of tall) {
    const height = blob.y1 - blob.y0;
    let best: Strip | null = null;
    for (let index = strips.length - 1; index >= 0; index -= 1) {
      const strip = strips[index];
      if (!strip || blob.x0 - strip.x1 > 1.1 * Math.max(height, strip.y1 - strip.y0)) continue;
      const tallness = strip.y1 - strip.y0;
      if (overlap(strip, blob) < 0.55 * Math.min(tallness, height)) continue;
      if (Math.max(tallness, height) > 2.3 * Math.min(tallness, height)) continue;
      const middle = (Math.max(strip.y0, blob.y0) + Math.min(strip.y1, blob.y1)) / 2;
      if (blob.x0 > strip.x1 && isSeparated(vertical, strip.x1 - 2, blob.x0 + 2, [middle])) continue;
      if (!best || strip.x1 > best.x1) best = strip;
    }
    if (best) {
      best.x1 = Math.max(best.x1, blob.x1);
      best.y0 = Math.min(best.y0, blob.y0);
      best.y1 = Math.max(best.y1, blob.y1);
      best.letters += 1;
    } else strips.push({ x0: blob.x0, y0: blob.y0, x1: blob.x1, y1: blob.y1, letters: 1 });
  }
  // A point of thin print is hardly more than a speck; a comma of large print is nearly as tall as small letters.
  const marks = withoutLeaders(blobs, size).filter(
    ({ x0, y0, x1, y1 }) => y1 - y0 <= 0.9 * size && x1 - x0 <= 2 * size && (x1 - x0) * (y1 - y0) >= 4,
  );
  // A lone upright stroke is a piece of a line.
  // From top to bottom: where time runs out, the upper forms are whole.
  return bridge(strips, marks, vertical)
    .filter(
      ({ x0, y0, x1, y1, letters: count }) => count > 1 || x1 - x0 > 0.26 * (y1 - y0) || y1 - y0 < 1.1 * size,
    )
    .sort((a, b) => a.y0 - b.y0);
}

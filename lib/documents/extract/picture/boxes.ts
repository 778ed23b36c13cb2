import { type Ink } from './gray';
import { type Blob } from './ink';

/** A little square to tick, and whether something stands in it. Pixels. */
export interface TickBox extends Blob {
  isTicked: boolean;
}

/** Share of ink in a part of the picture. */
function inkShare(ink: Ink, x0: number, y0: number, x1: number, y1: number): number {
  let sum = 0;
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) sum += ink.data[y * ink.width + x] ?? 0;
  return sum / Math.max(1, (x1 - x0) * (y1 - y0));
}

/** Does a straight line of ink run along this edge? The best of the few pixel rows at the rim counts. */
function hasEdge(ink: Ink, { x0, y0, x1, y1 }: Blob, edge: 'top' | 'bottom' | 'left' | 'right', rim: number) {
  for (let step = 0; step < rim; step += 1) {
    const share =
      edge === 'top'
        ? inkShare(ink, x0, y0 + step, x1, y0 + step + 1)
        : edge === 'bottom'
          ? inkShare(ink, x0, y1 - step - 1, x1, y1 - step)
          : edge === 'left'
            ? inkShare(ink, x0 + step, y0, x0 + step + 1, y1)
            : inkShare(ink, x1 - step - 1, y0, x1 - step, y1);
    if (share >= 0.78) return true;
  }
  return false;
}

/** A letter that is nearly square (D, O) is round where a square has corners. */
function hasCorners(ink: Ink, { x0, y0, x1, y1 }: Blob): boolean {
  const reach = Math.max(3, Math.round(0.16 * Math.min(x1 - x0, y1 - y0)));
  return [x0, x1 - reach].every((x) =>
    [y0, y1 - reach].every((y) => inkShare(ink, x, y, x + reach, y + reach) >= 0.4),
  );
}

/** Is there a letter right beside it on the same base line? Then it is one itself: B, D and O are square, too. */
function isInWord(blob: Blob, blobs: readonly Blob[]): boolean {
  const h = blob.y1 - blob.y0;
  return blobs.some((other) => {
    const tall = other.y1 - other.y0;
    const gap = Math.max(other.x0 - blob.x1, blob.x0 - other.x1);
    return (
      other !== blob &&
      Math.abs(other.y1 - blob.y1) <= Math.max(1, 0.12 * h) &&
      tall >= 0.6 * h &&
      tall <= 1.25 * h &&
      gap >= -1 &&
      gap <= 0.32 * h
    );
  });
}

/** Squares a little larger than print, with a line along each of their four edges. What crosses them inside is a tick. */
export function findTickBoxes(ink: Ink, blobs: readonly Blob[], size: number): TickBox[] {
  return blobs.flatMap((blob) => {
    const [w, h] = [blob.x1 - blob.x0, blob.y1 - blob.y0];
    if (Math.min(w, h) < size || Math.max(w, h) > 3.2 * size || Math.max(w, h) > 1.35 * Math.min(w, h))
      return [];
    const rim = Math.max(3, Math.round(0.25 * size));
    if (!(['top', 'bottom', 'left', 'right'] as const).every((edge) => hasEdge(ink, blob, edge, rim)))
      return [];
    if (!hasCorners(ink, blob) || isInWord(blob, blobs)) return [];
    const inset = Math.round(0.26 * Math.min(w, h));
    const inside = inkShare(ink, blob.x0 + inset, blob.y0 + inset, blob.x1 - inset, blob.y1 - inset);
    // A letter or a logo is full of ink; an empty square has none.
    return inside > 0.6 ? [] : [{ ...blob, isTicked: inside > 0.1 }];
  });
}

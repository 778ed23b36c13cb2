import { type Rule } from '../page';
import { type Picture, resample } from './decode';
import { type Gray, type Ink, turnGray } from './gray';
import { findTickBoxes, type TickBox } from './boxes';
import { type Blob, findBlobs, findInk } from './ink';
import { takeOutLines } from './lines';
import { allPaper, findPaper, whiten } from './paper';
import { findTilt, straighten, toPicture } from './straighten';
import { findStrips, type Strip } from './strips';

/** Height of small print that the recognizer reads best, in pixels. */
export const wantedSize = 19;
const mostPixels = 11_000_000;

/** A sheet as it should lie: upright, straight, white, at a fit size, its ruling lines known and taken out. */
export interface Prepared {
  gray: Gray;
  ink: Ink;
  /** Height of small print. */
  size: number;
  horizontal: Rule[];
  vertical: Rule[];
  strips: Strip[];
  /** A surrounding was left out. */
  isPhoto: boolean;
  /** Quarter turns that were given. */
  quarter: number;
  /** Pieces of ink of a letter's size, ruling lines and boxes to tick left out. */
  letters: Blob[];
  tickBoxes: TickBox[];
  /** From a place here to the place on the picture as it was given, in shares of its width and height. */
  toShare: (x: number, y: number) => [number, number];
}

/** The height that a third of the pieces stay below: labels are smaller than what is filled in. */
const lowerThird = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 3)];

/** As tall as a digit or nearly: specks, dots and remains of lines are not. */
const isLetter = ({ x0, y0, x1, y1 }: Blob, size: number) =>
  y1 - y0 >= 0.55 * size && y1 - y0 <= 4 * size && x1 - x0 >= 0.1 * size && x1 - x0 <= 7 * size;

/** Letters have others of their size beside them, along a line or down the sheet; grain lies anywhere. */
function withNeighbors(pieces: readonly Blob[]): Blob[] {
  const cell = 32;
  const places = new Map<string, Blob[]>();
  const keyOf = (x: number, y: number) => `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
  for (const blob of pieces) {
    const key = keyOf((blob.x0 + blob.x1) / 2, (blob.y0 + blob.y1) / 2);
    places.set(key, [...(places.get(key) ?? []), blob]);
  }
  return pieces.filter((blob) => {
    const size = Math.max(blob.x1 - blob.x0, blob.y1 - blob.y0);
    const [x, y] = [(blob.x0 + blob.x1) / 2, (blob.y0 + blob.y1) / 2];
    let [beside, above] = [0, 0];
    for (const dx of [-cell, 0, cell]) {
      for (const dy of [-cell, 0, cell]) {
        for (const other of places.get(keyOf(x + dx, y + dy)) ?? []) {
          const across = Math.abs((other.x0 + other.x1) / 2 - x);
          const down = Math.abs((other.y0 + other.y1) / 2 - y);
          const tall = Math.max(other.x1 - other.x0, other.y1 - other.y0);
          if (other === blob || tall > 1.7 * size || size > 1.7 * tall) continue;
          if (down < 0.3 * size && across < 1.8 * size) beside += 1;
          if (across < 0.3 * size && down < 1.8 * size) above += 1;
        }
      }
    }
    return Math.max(beside, above) >= 2;
  });
}

/** Height of the small print: the usual height of pieces of ink that look like letters. */
function printSize(ink: Ink): { size: number; count: number; upright: number } {
  const pieces = findBlobs(ink).filter((blob) => {
    const [w, h] = [blob.x1 - blob.x0, blob.y1 - blob.y0];
    return h >= 4 && w >= 2 && h <= ink.height / 20 && w <= ink.width / 15 && w < 3.5 * h && h < 3.5 * w;
  });
  const inWords = withNeighbors(pieces);
  const letters = inWords.length >= 60 ? inWords : pieces;
  const taller = letters.filter((blob) => blob.y1 - blob.y0 > 1.15 * (blob.x1 - blob.x0)).length;
  const wider = letters.filter((blob) => blob.x1 - blob.x0 > 1.15 * (blob.y1 - blob.y0)).length;
  return {
    size: lowerThird(letters.map((blob) => Math.max(blob.y1 - blob.y0, blob.x1 - blob.x0))) ?? 0,
    count: letters.length,
    upright: taller - wider,
  };
}

/** How a picture is taken up, when the first way shows no print of a form. */
export interface Approach {
  /** Clockwise quarter turns beyond those the letters ask for. */
  turns: 0 | 1 | 2 | 3;
  /** All of the picture is the sheet: a shadow may look like the edge of the paper. */
  isAllPaper: boolean;
}

/** Prepares a picture. Null when there is no print in it. */
export async function preparePicture(
  { gray: picture, white }: Picture,
  { turns, isAllPaper }: Approach = { turns: 0, isAllPaper: false },
): Promise<Prepared | null> {
  const paper = isAllPaper ? allPaper(white) : findPaper(white);
  const first = whiten(picture, paper);
  const look = printSize(findInk(first, 12));
  if (look.count < 20) return null;
  // Letters are taller than wide: where most are wider, the sheet lies on its side.
  const quarter = ((look.upright < 0 ? 1 : 0) + turns) % 4;
  const scale = Math.min(
    3.2,
    Math.max(0.5, wantedSize / look.size),
    Math.sqrt(mostPixels / (picture.width * picture.height)),
  );
  const turned = turnGray(first, quarter);
  const small = Math.min(1, 1500 / Math.max(turned.width, turned.height));
  const measured = small < 1 ? await resample(turned, small) : turned;
  const tilt = findTilt(findInk(measured, 10));
  const large = await resample(turned, scale);
  const gray = straighten(large, tilt, scale / small);
  const ink = findInk(gray, 24);
  const size = look.size * scale;
  const { horizontal, vertical } = takeOutLines(gray, ink, size);
  const blobs = findBlobs(ink);
  const tickBoxes = findTickBoxes(ink, blobs, size);
  const inBox = (blob: Blob) =>
    tickBoxes.some((box) => blob.x0 >= box.x0 && blob.x1 <= box.x1 && blob.y0 >= box.y0 && blob.y1 <= box.y1);
  const print = blobs.filter((blob) => !inBox(blob));
  const strips = findStrips(print, vertical, size);
  const place = toPicture(tilt, gray.width, gray.height, scale / small);
  return {
    gray,
    ink,
    size,
    horizontal,
    vertical,
    strips,
    isPhoto: paper.isPhoto,
    quarter,
    letters: print.filter((blob) => isLetter(blob, size)),
    tickBoxes,
    toShare: (u, v) => {
      const [x, y] = place(u, v);
      const [sx, sy] = [x / gray.width, y / gray.height];
      return quarter === 1
        ? [sy, 1 - sx]
        : quarter === 2
          ? [1 - sx, 1 - sy]
          : quarter === 3
            ? [1 - sy, sx]
            : [sx, sy];
    },
  };
}

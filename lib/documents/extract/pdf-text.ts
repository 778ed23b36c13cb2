import { type PdfPage } from './pdf-open';
import { type Word } from './page';

type Matrix = readonly [number, number, number, number, number, number];

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number');

const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

/** A word before the page is set upright: `turn` is the clockwise quarter turn of its baseline. */
export interface PlacedWord extends Word {
  turn: 0 | 1 | 2 | 3;
  /** The annotation that holds it. */
  annotation?: string;
}

/** Dot leaders, underscores, dashes and bars between columns that stand for nothing. */
const isFiller = (text: string) => /^[.·•…_\-–—=*|¦]+$/u.test(text) && !/^-$/u.test(text);

/** Dots or a line that lead from words to their amount, set without a space: "...........1204.10". */
const leaders = /[._]{3,}|…+/gu;

/** A run of print in pieces, each with where it begins: words, without the leaders that are glued to them. */
const piecesOf = (print: string) =>
  [...print.replace(leaders, (found) => ' '.repeat(found.length)).matchAll(/\S+/gu)].map(
    ({ 0: text, index }) => ({
      // "18,256.27*": the sign of a footnote is no part of the amount.
      text: text.replace(/^(\$?\d[\d,]*\.\d\d)[*†‡]{1,3}$/u, '$1'),
      index,
    }),
  );

/** The quarter turn of a text matrix in displayed space (y down), or null when it is slanted. */
function turnOf([a, b, c]: Matrix): 0 | 1 | 2 | 3 | null {
  const flat = Math.abs(b) < 0.05 * Math.abs(a);
  const steep = Math.abs(a) < 0.05 * Math.abs(b);
  if (flat) return a > 0 ? 0 : 2;
  if (steep) return b > 0 ? 1 : 3;
  return c === 0 ? 0 : null;
}

/** A stretch along the baseline (from `start` over `length`), as a box in displayed space. */
function place(matrix: Matrix, turn: 0 | 1 | 2 | 3, start: number, length: number, size: number) {
  const [x, y] = [matrix[4], matrix[5]];
  const rise = 0.78 * size;
  const drop = 0.22 * size;
  const end = start + length;
  switch (turn) {
    case 1:
      return { x0: x - drop, y0: y + start, x1: x + rise, y1: y + end };
    case 2:
      return { x0: x - end, y0: y - drop, x1: x - start, y1: y + rise };
    case 3:
      return { x0: x - rise, y0: y - end, x1: x + drop, y1: y - start };
    default:
      return { x0: x + start, y0: y - rise, x1: x + end, y1: y + drop };
  }
}

/** Relative widths of characters, for splitting a run of print into words. */
function weigh(character: string): number {
  if (/[ilj.,:;'’|!I]/u.test(character)) return 0.5;
  if (/[mwMW@]/u.test(character)) return 1.5;
  if (/[\s()\-/frt]/u.test(character)) return 0.6;
  return /[A-Z]/u.test(character) ? 1.25 : 1;
}

const weighAll = (text: string) => [...text].reduce((sum, character) => sum + weigh(character), 0);

/** Words of the text layer in displayed space. Slanted text (watermarks) is left out. */
export async function readText(page: PdfPage, pageNumber: number): Promise<PlacedWord[]> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent({ includeMarkedContent: false });
  const words: PlacedWord[] = [];
  const view: unknown = viewport.transform;
  if (!isMatrix(view)) return words;
  content.items.forEach((item, run) => {
    if (!('str' in item) || item.str.trim() === '' || !isMatrix(item.transform)) return;
    const matrix = multiply(view, item.transform);
    const turn = turnOf(matrix);
    const size = Math.hypot(matrix[2], matrix[3]) || item.height;
    if (turn === null || size < 1.5) return;
    const perWeight = item.width / Math.max(0.5, weighAll(item.str));
    for (const { text, index } of piecesOf(item.str)) {
      if (isFiller(text)) continue;
      const start = weighAll(item.str.slice(0, index)) * perWeight;
      const box = place(matrix, turn, start, weighAll(text) * perWeight, size);
      words.push({ text, source: 'text', page: pageNumber, run, turn, ...box });
    }
  });
  return words;
}

import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { TaggedPdf } from '../tagged-pdf';

/** Where a field stands on its page, in points. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Number of cells, each for one character; 0 for a plain field. */
  comb: number;
  /** A comb for a Social Security number, whose printed dividers stand behind three and five digits. */
  ssn: boolean;
  /** Amounts stand at the right. */
  amount: boolean;
}

const ink = rgb(0.05, 0.1, 0.35);
const size = 9;
const smallest = 5;

/** Digits of a Social Security number between printed dividers, and where each group begins and ends, in shares of the field. */
const ssnGroups = [
  { digits: 3, from: 0, to: 0.3 },
  { digits: 2, from: 0.3, to: 0.51 },
  { digits: 4, from: 0.51, to: 1 },
] as const;

/** Where each cell of a comb begins and how wide it is, in shares of the field. */
const cellsOf = ({ comb, ssn }: Spot): { from: number; wide: number }[] =>
  ssn
    ? ssnGroups.flatMap(({ digits, from, to }) =>
        Array.from({ length: digits }, (_, at) => {
          const wide = (to - from) / digits;
          return { from: from + wide * at, wide };
        }),
      )
    : Array.from({ length: comb }, (_, at) => ({ from: at / comb, wide: 1 / comb }));

/** Text of a field: amounts to the right, words to the left, one character a cell in a comb. */
export function drawText(page: PDFPage, pdf: TaggedPdf, spot: Spot, text: string): void {
  const { x, y, width, height, comb, amount } = spot;
  // Geist's zeros are plain here; those of its monospaced face have a stroke that could be taken for a line.
  const font = pdf.fonts.text;
  if (comb > 0) {
    const cells = cellsOf(spot);
    [...text].forEach((letter, index) => {
      const { from = index / comb, wide = 1 / comb } = cells[index] ?? {};
      const inset = (width * wide - font.widthOfTextAtSize(letter, size)) / 2;
      page.drawText(letter, {
        x: x + width * from + inset,
        y: y + (height - size) / 2 + 1.8,
        size,
        font,
        color: ink,
      });
    });
    return;
  }
  const room = width - 3;
  const wide = font.widthOfTextAtSize(text, size);
  const fitting = wide <= room ? size : Math.max(smallest, (size * room) / wide);
  const taken = Math.min(font.widthOfTextAtSize(text, fitting), room);
  page.drawText(text, {
    x: amount ? x + width - 1.5 - taken : x + 1.5,
    y: y + Math.max(1.5, (Math.min(height, 14) - fitting) / 2 + 1.2),
    size: fitting,
    font,
    color: ink,
  });
}

/** The cross in a checked box. It is text, so that it can be read. */
export function drawBox(page: PDFPage, pdf: TaggedPdf, { x, y, width, height }: Spot): void {
  const font = pdf.fonts.strong;
  const large = Math.min(width, height) + 1;
  page.drawText('X', {
    x: x + (width - font.widthOfTextAtSize('X', large)) / 2,
    y: y + (height - large * 0.71) / 2,
    size: large,
    font,
    color: ink,
  });
}

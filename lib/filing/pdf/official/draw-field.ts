import { type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
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
/** Smaller than this, a text goes on further lines where its field has the height for them. */
const comfortable = 6.5;
const smallest = 5;
/** From one line of a field to the next, in sizes of its text. */
const leading = 1.15;

/** What stands in a field in place of a text that goes on a statement, the longest first. */
const notes = ['See attached statement', 'See statement', 'See stmt.'] as const;

/** How a text stands in its field. */
interface Laid {
  rows: readonly string[];
  size: number;
}

/** Words in as many lines as they need at this size. */
function wrap(font: PDFFont, text: string, at: number, room: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const longer = rows.length === 0 ? word : `${rows.at(-1) ?? ''} ${word}`;
    if (rows.length > 0 && font.widthOfTextAtSize(longer, at) <= room) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}

/** Lines and size of a text in a plain field; null when it has no room there that anybody could read. */
export function layText(
  font: PDFFont,
  { width, height }: Pick<Spot, 'width' | 'height'>,
  text: string,
): Laid | null {
  const room = width - 3;
  const fitting = Math.min(size, (size * room) / font.widthOfTextAtSize(text, size));
  if (fitting >= comfortable) return { rows: [text], size: fitting };
  for (let at = 8; at >= 6; at -= 0.5) {
    const rows = wrap(font, text, at, room);
    const fits = rows.every((row) => font.widthOfTextAtSize(row, at) <= room);
    if (fits && rows.length * at * leading <= height) return { rows, size: at };
  }
  return fitting >= smallest ? { rows: [text], size: fitting } : null;
}

/** The note that fits in place of a text. */
const noteFor = (font: PDFFont, spot: Spot): Laid =>
  notes.map((note) => layText(font, spot, note)).find((one) => one !== null) ?? { rows: [], size };

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
  const laid = layText(font, spot, text) ?? noteFor(font, spot);
  const step = laid.size * leading;
  const lowest = Math.max(1.5, (Math.min(height, 14) - laid.size) / 2 + 1.2);
  laid.rows.forEach((row, at) => {
    const taken = font.widthOfTextAtSize(row, laid.size);
    page.drawText(row, {
      x: amount ? x + width - 1.5 - taken : x + 1.5,
      y: y + (laid.rows.length > 1 ? 1.5 : lowest) + (laid.rows.length - 1 - at) * step,
      size: laid.size,
      font,
      color: ink,
    });
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

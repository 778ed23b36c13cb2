import type { PDFFont, PDFPage } from '@cantoo/pdf-lib';
import type { TaggedPdf } from '../tagged-pdf';
import { drawText, layText } from './draw-field';

/** Where each character is drawn on a field of 90 points, with letters of no width. */
function drawnAt(ssn: boolean): number[] {
  const at: number[] = [];
  const page = { drawText: (_text: string, { x }: { x: number }) => at.push(x) } as unknown as PDFPage;
  const pdf = { fonts: { text: { widthOfTextAtSize: () => 0 } } } as unknown as TaggedPdf;
  drawText(page, pdf, { x: 0, y: 0, width: 90, height: 12, comb: 9, ssn, amount: false }, '400100001');
  return at;
}

test('digits of a Social Security number keep away from the printed dividers', () => {
  // At the head of Form 1040 and in its table of dependents.
  const dividers = [0.293, 0.308, 0.497, 0.523].map((share) => share * 90);
  for (const x of drawnAt(true))
    for (const divider of dividers) expect(Math.abs(x - divider)).toBeGreaterThan(3.4);
});

test('digits of a routing number stand in cells of one width', () => {
  const at = drawnAt(false);
  expect(at.map(Math.round)).toEqual([5, 15, 25, 35, 45, 55, 65, 75, 85]);
});

describe('a text in a plain field', () => {
  /** Every letter is half as wide as the text is large. */
  const font = {
    widthOfTextAtSize: (text: string, size: number) => (text.length * size) / 2,
  } as unknown as PDFFont;
  const words = (count: number) => Array.from({ length: count }, () => 'seven77').join(' ');

  test('keeps its size, then gets smaller, then goes on the next line', () => {
    expect(layText(font, { width: 100, height: 12 }, 'Ann Lee')).toEqual({ rows: ['Ann Lee'], size: 9 });
    expect(layText(font, { width: 60, height: 12 }, words(2))?.size).toBeCloseTo(7.6);
    expect(layText(font, { width: 60, height: 24 }, words(3))).toEqual({
      rows: ['seven77 seven77', 'seven77'],
      size: 7.5,
    });
  });

  test('is small but whole where nothing else is left, and goes on a statement where it can’t be read', () => {
    expect(layText(font, { width: 63, height: 12 }, words(3))?.size).toBeCloseTo(5.22);
    expect(layText(font, { width: 60, height: 12 }, words(4))).toBeNull();
    const drawn: string[] = [];
    const page = { drawText: (text: string) => drawn.push(text) } as unknown as PDFPage;
    const pdf = { fonts: { text: font } } as unknown as TaggedPdf;
    const spot = { x: 0, y: 0, width: 100, height: 12, comb: 0, ssn: false, amount: false };
    drawText(page, pdf, spot, words(9));
    drawText(page, pdf, { ...spot, width: 50 }, words(9));
    expect(drawn).toEqual(['See attached statement', 'See statement']);
  });
});

import type { PDFPage } from '@cantoo/pdf-lib';
import type { TaggedPdf } from '../tagged-pdf';
import { drawText } from './draw-field';

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

import { type Word } from './page';
import { hasSalesSummary } from './sales-summary';

const pageOf = (...lines: string[]) => ({
  words: lines.flatMap((line, row) =>
    line.split(' ').map((text, at): Word => ({
      text,
      source: 'text',
      page: 1,
      run: at,
      x0: 60 * at,
      x1: 60 * at + 40,
      y0: 20 * row,
      y1: 20 * row + 8,
    })),
  ),
});

test('sums of sales by the parts of Form 8949 tell of sales', () => {
  expect(
    hasSalesSummary([
      pageOf('Proceeds Cost', 'Short A (basis reported to the IRS) 30,915.19 28,441.97 0.00 309.15'),
    ]),
  ).toBe(true);
  expect(hasSalesSummary([pageOf('Long-term, basis not reported to IRS $52.00 $34.00')])).toBe(true);
});

test('lines of zeros and prose tell of none', () => {
  expect(hasSalesSummary([pageOf('Short A (basis reported to the IRS) 0.00 0.00 0.00')])).toBe(false);
  expect(hasSalesSummary([pageOf('Box 12 is checked if basis was reported to the IRS.')])).toBe(false);
});

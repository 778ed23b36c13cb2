import { w2 } from '../kinds/w2';
import { findLabels } from './find-labels';
import { inferLabels } from './infer-labels';
import { type Word } from './page';
import { toTokens } from './print-tokens';

const line = (x: number, y: number, text: string): Word[] => {
  let left = x;
  return text.split(' ').map((word, index) => {
    const x0 = left;
    left += 4 * word.length + 3;
    return { text: word, source: 'ocr', page: 1, run: index, x0, x1: left - 3, y0: y, y1: y + 6 };
  });
};

const read = [
  ...line(340, 100, '1 Wages, tips, other compensation'),
  ...line(340, 140, '3 Social security wages'),
  ...line(500, 140, '4 Social security tax withheld'),
];

const infer = (words: readonly Word[]) =>
  inferLabels(w2, findLabels(w2, toTokens(words)), words).map(({ slot, x0 }) => [slot.id, x0]);

test('the boxes around it tell where a box is whose label nobody could read', () => {
  expect(infer([...read, ...line(501, 101, 'Tedezal dnecna lvx')])).toEqual([
    ['box2_federal_withholding', 501],
  ]);
});

test('no box is where nothing is printed, or only an amount', () => {
  expect(infer(read)).toEqual([]);
  expect(infer([...read, ...line(500, 100, '9,638.81')])).toEqual([]);
});

test('a file with text prints its labels or has none', () => {
  const words = [...read, ...line(501, 101, 'Tedezal dnecna lvx')];
  expect(infer(words.map((word): Word => ({ ...word, source: 'text' })))).toEqual([]);
});

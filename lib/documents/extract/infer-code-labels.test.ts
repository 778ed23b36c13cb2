import { k1Corporation } from '../kinds/k1';
import { w2 } from '../kinds/w2';
import { gluedCodeOf, inferCodeLabels } from './infer-code-labels';
import { type Word } from './page';

const lineOf = (...texts: string[]) =>
  texts.map((text, at): Word => ({
    text,
    source: 'text',
    page: 1,
    run: at,
    x0: 60 * at,
    x1: 60 * at + 50,
    y0: 20,
    y1: 28,
  }));

test('a code right behind the number of its box names both', () => {
  const [label, ...others] = inferCodeLabels(k1Corporation, [], lineOf('16D', 'DISTRIBUTIONS', '14,738'));
  expect(others).toEqual([]);
  expect(label?.slot.id).toBe('box16#0');
  expect(label && gluedCodeOf(label)).toBe('D');
  expect(label?.x1).toBe(110);
});

test('a box without codes, an amount alone, and the places of box 12 of a W-2 name none', () => {
  expect(inferCodeLabels(k1Corporation, [], lineOf('5A', 'ORDINARY', '12.00'))).toEqual([]);
  expect(inferCodeLabels(k1Corporation, [], lineOf('16D', '14,738'))).toEqual([]);
  expect(inferCodeLabels(w2, [], lineOf('12A', 'See', 'instructions'))).toEqual([]);
});

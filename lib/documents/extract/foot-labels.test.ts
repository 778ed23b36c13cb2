import { letterPage } from '@/tests/fixtures/documents/letter-page';
import type { Label } from './find-labels';
import { findFeet } from './foot-labels';
import type { Rule } from './page';
import type { Segment } from './segments';

const head = (id: string, x0: number, x1: number, y0: number): Label => ({
  slot: {
    id,
    role: 'column',
    group: 0,
    format: 'money',
    spec: { phrases: [id] },
  },
  numbered: false,
  tokens: [],
  size: 8,
  x0,
  x1,
  y0,
  y1: y0 + 8,
});

const amount = (text: string, x0: number, y0: number): Segment => ({
  text,
  words: [],
  isMoney: true,
  isYear: false,
  isPieced: false,
  x0,
  x1: x0 + 50,
  y0,
  y1: y0 + 10,
});

const pageWith = (vertical: Rule[], horizontal: Rule[]) => letterPage([], { horizontal, vertical });

const labels = [head('state.box16', 100, 170, 140), head('state.box17', 200, 270, 140)];
const closing: Rule[] = [{ at: 150, from: 80, to: 300 }];

test('labels close above a line, with amounts over them in their cells, stand at the foot', () => {
  const page = pageWith([{ at: 190, from: 100, to: 150 }], closing);
  const feet = findFeet(labels, [amount('48211.37', 110, 104), amount('1306.53', 210, 120)], page);
  expect([...feet.values()]).toEqual([100, 100]);
});

test('the side line goes on over the dashes between two rows', () => {
  const side: Rule[] = [
    { at: 190, from: 100, to: 116 },
    { at: 191, from: 119, to: 150 },
  ];
  const feet = findFeet(labels, [amount('48211.37', 110, 104)], pageWith(side, closing));
  expect([...feet.values()]).toEqual([100, 100]);
});

test('amounts of the box above the cell, or heads of a table with a line under them, are none', () => {
  const page = pageWith([{ at: 190, from: 100, to: 150 }], closing);
  expect(findFeet(labels, [amount('48211.37', 110, 80)], page).size).toBe(0);
  const table = pageWith([{ at: 190, from: 136, to: 300 }], closing);
  expect(findFeet(labels, [amount('48211.37', 110, 160)], table).size).toBe(0);
});

import { sameFigures } from './calculation';

const line = (value: number | string, label = 'Tax') => ({ label, value, unit: 'money' as const });
const results = (value: number, more = {}) => ({ lines: { '1040': { '16': line(value) }, ...more } });

it('compares figures: what a line is called, and lines that are blank, change nothing', () => {
  expect(sameFigures(results(4019), { lines: { '1040': { '16': line(4019, 'Tax (line 16)') } } })).toBe(true);
  expect(sameFigures(results(4019), results(4019, { 'new-sheet': { '1': line(0), '2': line('') } }))).toBe(
    true,
  );
});

it('sees another figure, one that is gone, and one on another copy of a form', () => {
  const copies = (...values: number[]) => ({ c: values.map((value) => ({ '31': line(value) })) });
  expect(sameFigures(results(4019), results(4020))).toBe(false);
  expect(sameFigures(results(4019), { lines: {} })).toBe(false);
  expect(sameFigures(results(1, copies(5, 7)), results(1, copies(7, 5)))).toBe(false);
  expect(sameFigures(results(1, copies(5, 7)), results(1, copies(5, 7)))).toBe(true);
});

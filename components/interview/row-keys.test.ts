import { boxInNextRow } from './row-keys';

const row = (index: number, ...boxes: string[]) => ({
  repeat: { group: 'sales', index },
  questions: boxes.map((box) => ({
    id: `sales.${index}.${box}`,
    text: box,
    helpText: '',
    why: '',
    type: 'number' as const,
    options: [],
    factPath: `sales[${index}].${box}`,
    repeat: { group: 'sales', index },
  })),
});
const rows = [row(0, 'proceeds', 'adjustment'), row(1, 'proceeds'), row(2, 'proceeds', 'adjustment')];

test('moves to the same box of the row below and above', () => {
  expect(boxInNextRow(rows, 'sales.0.proceeds', 1)).toBe('sales.1.proceeds');
  expect(boxInNextRow(rows, 'sales.1.proceeds', -1)).toBe('sales.0.proceeds');
});

test('skips rows without the box', () => {
  expect(boxInNextRow(rows, 'sales.0.adjustment', 1)).toBe('sales.2.adjustment');
  expect(boxInNextRow(rows, 'sales.2.adjustment', -1)).toBe('sales.0.adjustment');
});

test('ends at the first and last row, and outside of rows', () => {
  expect(boxInNextRow(rows, 'sales.2.proceeds', 1)).toBeUndefined();
  expect(boxInNextRow(rows, 'sales.0.proceeds', -1)).toBeUndefined();
  expect(boxInNextRow(rows, 'more-sales', 1)).toBeUndefined();
});

import {
  amountInNextRow,
  findSharedHint,
  listBeside,
  questionOfAmount,
  readPastedAmounts,
} from './amount-rows';

const amounts = [
  { option: 'Advertising', questionId: 'b.advertising' },
  { option: 'Rent or lease: vehicles', questionId: 'b.rentVehicles' },
  { option: 'Rent or lease: property', questionId: 'b.rentProperty' },
  { option: 'Supplies', questionId: 'b.supplies', min: -10 },
];

test('a pasted column of amounts goes down from the row', () => {
  const { put, unknown } = readPastedAmounts('1,200.00\n\n$90\n', amounts, 'b.rentVehicles');
  expect([...put]).toEqual([
    ['b.rentVehicles', '1,200.00'],
    ['b.rentProperty', '$90'],
  ]);
  expect(unknown).toEqual([]);
});

test('pasted lines with a name go to the row of that name', () => {
  const text = 'Expense\tAmount\nsupplies\t890\nAdvertising\tOnline\t640.50\nCoffee\t12\nRent\t5';
  const { put, unknown } = readPastedAmounts(text, amounts, 'b.advertising');
  expect([...put]).toEqual([
    ['b.supplies', '890'],
    ['b.advertising', '640.50'],
  ]);
  expect(unknown).toEqual(['Coffee', 'Rent']);
});

test('amounts below the last row are left out', () => {
  const { put } = readPastedAmounts('1\n2\n3', amounts, 'b.supplies');
  expect([...put]).toEqual([['b.supplies', '1']]);
});

test('the keys move to the row below and above, and stop at the ends', () => {
  expect(amountInNextRow(amounts, 'b.advertising', 1)).toBe('b.rentVehicles');
  expect(amountInNextRow(amounts, 'b.supplies', -1)).toBe('b.rentProperty');
  expect(amountInNextRow(amounts, 'b.supplies', 1)).toBeUndefined();
  expect(amountInNextRow(amounts, 'b.advertising', -1)).toBeUndefined();
});

test('an amount takes losses only where its question does', () => {
  expect(amounts.map(questionOfAmount).map(({ id, min }) => [id, min])).toContainEqual(['b.supplies', -10]);
  expect(amounts.map(questionOfAmount).map(({ id, min }) => [id, min])).toContainEqual(['b.advertising', 0]);
  expect(listBeside([{ amounts }, {}]).size).toBe(4);
});

test('a hint that most rows share is said once', () => {
  const hinted = (...hints: (string | undefined)[]) =>
    hints.map((hint, at) => ({ option: `Row ${at}`, questionId: `b.${at}`, ...(hint ? { hint } : {}) }));
  expect(findSharedHint(hinted('All of 2024', 'All of 2024', 'All of 2024', 'Form 8582'))).toBe(
    'All of 2024',
  );
  expect(findSharedHint(hinted('One', 'Two', 'Three', undefined))).toBeUndefined();
  expect(findSharedHint(hinted('One', 'One', undefined))).toBeUndefined();
  expect(findSharedHint([])).toBeUndefined();
});

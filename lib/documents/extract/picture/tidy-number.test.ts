import { mendMarks, tidyNumber } from './tidy-number';

test.each([
  ['26.039.59', '26,039.59'],
  ['214.88092', '214,880.92'],
  ['19,33928', '19,339.28'],
  ['1.234,567.89', '1,234,567.89'],
  ['$1.234.56', '$1,234.56'],
  ['(3.249.70)', '(3,249.70)'],
])('marks of %s that were seen badly are those of %s', (seen, printed) => {
  expect(mendMarks(seen)).toBe(printed);
});

test.each(['214,880.92', '52119.47', '1234567', '98-7123351', '614.555.0123', '12.345', '2024.01', '1.5'])(
  'nothing is mended in %s',
  (text) => {
    expect(mendMarks(text)).toBe(text);
  },
);

test('a comma before the cents is a point, and specks around are dropped', () => {
  expect(tidyNumber("'1 017,54.")).toBe('1017.54');
});

import { formatDay } from './day';

test.each([
  ['2025-04-15', 'April 15, 2025'],
  ['2024-12-31', 'December 31, 2024'],
  ['2024-12-31T23:59:59.999Z', 'December 31, 2024'],
])('%s is %s', (day, words) => {
  expect(formatDay(day)).toBe(words);
});

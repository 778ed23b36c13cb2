import { textLeft } from './text-left';

test.each([
  ['Hello', 'Hello', ''],
  ['Hello and one more thing', 'Hello', 'and one more thing'],
  ['Something else', 'Hello', 'Something else'],
  ['', 'Hello', ''],
])('of %j, with %j sent, stays %j', (now, sent, left) => {
  expect(textLeft(now, sent)).toBe(left);
});

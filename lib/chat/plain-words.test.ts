import { countSlips, readPlainly } from './plain-words';

it.each([
  ['fedral tax witheld', 'federal tax withheld'],
  ['intrest on sched a', 'interest on schedule a'],
  ['how much did u put for soc sec', 'how much did you put for social security'],
  ['schedule 3 ln 2 plz', 'schedule 3 line 2 please'],
  ['whats my std deduction amt', "what's my standard deduction amount"],
])('reads "%s" as it is meant', (typed, meant) => {
  expect(readPlainly(typed)).toBe(meant);
});

it.each([
  'would 2 grand in an ira help',
  'field of flowers',
  'ask Mr. Quillon at Zyxwell',
  'w-2, 1099-r and schedule r line 3',
])('leaves right words and names as they are: %s', (text) => {
  expect(readPlainly(text)).toBe(text);
});

it('counts a swap as one slip, and stops at what is allowed', () => {
  expect(countSlips('reciepts', 'receipts', 2)).toBe(1);
  expect(countSlips('witheld', 'withheld', 2)).toBe(1);
  expect(countSlips('refund', 'refund', 2)).toBe(0);
  expect(countSlips('monkey', 'deduction', 2)).toBe(3);
});

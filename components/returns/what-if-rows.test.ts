import { sayChange, whatIfRows } from './what-if-rows';

const side = (refund: number, owed: number, tax = 0) => ({ refund, owed, tax });
const result = (before: ReturnType<typeof side>, after: ReturnType<typeof side>) => ({
  before,
  after,
  delta: {},
});

it('counts what is owed as a negative refund', () => {
  const rows = whatIfRows(result(side(981, 0, 4_019), side(0, 300, 5_300)));
  expect(rows.at(-1)).toEqual({
    key: 'result',
    label: 'Refund or amount owed (−)',
    before: 981,
    after: -300,
    delta: -1_281,
    isResult: true,
  });
  expect(rows.find(({ key }) => key === 'tax')).toMatchObject({ before: 4_019, after: 5_300, delta: 1_281 });
  expect(rows).toHaveLength(8);
});

it.each([
  [side(981, 0), side(1_821, 0), 'Your refund would be $1,821, $840 better than now.'],
  [side(981, 0), side(0, 19), 'You would owe $19, $1,000 worse than now.'],
  [side(0, 500), side(0, 200), 'You would owe $200, $300 less than now.'],
  [side(0, 500), side(0, 900), 'You would owe $900, $400 more than now.'],
  [side(5, 0), side(5, 0), 'Your refund would be $5, the same as now.'],
])('says %j to %j', (before, after, words) => {
  expect(sayChange(result(before, after))).toBe(words);
});

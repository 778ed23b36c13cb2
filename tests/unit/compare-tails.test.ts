import { compareTails } from '@/scripts/bench/compare-tails';

/** Ten slices of a hundred requests: 10 ms each, and in every slice two that take `slow` ms. */
const slices = (slow: number) =>
  Array.from({ length: 10 }, () => [...Array<number>(98).fill(10), slow, slow]);

test('a tail that is twice as slow everywhere is no chance', () => {
  expect(compareTails(slices(50), slices(100))).toEqual({
    count: 1000,
    before: 50,
    after: 100,
    factor: 2,
    low: 2,
    high: 2,
  });
});

test('one slice in which the machine was disturbed may be chance: the range holds 1', () => {
  const disturbed = slices(50).map((slice, at) => (at === 3 ? slice.map((ms) => ms * 10) : slice));
  const { factor, low, high } = compareTails(slices(50), disturbed);
  expect(factor).toBe(2);
  expect(low).toBe(1);
  expect(high).toBe(2);
});

test('the same slices in another order are equal', () => {
  const some = slices(50).map((slice, at) => slice.map((ms) => ms + at));
  expect(compareTails(some, some.toReversed()).factor).toBe(1);
});

test('where nothing was asked there is nothing to compare', () => {
  expect(compareTails([[]], [[]])).toEqual({ count: 0, before: 0, after: 0, factor: 1, low: 1, high: 1 });
});

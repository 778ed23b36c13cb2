import { RankedIndex } from './ranked-index';
import { countSlips, Speller } from './spelling';

const index = new RankedIndex(
  [
    ['loan', 'student loan interest', 'interest on a loan for school'],
    ['mortgage', 'mortgage interest', 'interest on a loan for a home'],
    ['bank', 'bank interest', 'interest that a bank pays'],
  ].map(([item = '', name = '', text = '']) => ({
    item,
    names: [name.split(' ')],
    fields: [
      { terms: name.split(' '), weight: 2 },
      { terms: text.split(' '), weight: 0.5 },
    ],
  })),
);

it('puts a whole name before its single words', () => {
  const [best, second] = index.rank(['student', 'loan', 'interest'], 3);
  expect(best).toMatchObject({ item: 'loan', named: 3, coverage: 1 });
  expect(second?.coverage).toBeLessThan(0.5);
});

it('counts a word that nothing has against every text', () => {
  expect(index.rank(['interest', 'powerball', 'saturday'], 1)[0]?.coverage).toBeLessThan(0.3);
});

it('sets a slip right when one word is meant', () => {
  const speller = new Speller(['mortgage', 'deduction', 'interest']);
  expect(speller.correct('morgage')).toBe('mortgage');
  expect(speller.correct('deducton')).toBe('deduction');
  expect(speller.correct('zebra')).toBe('zebra');
  expect(countSlips('form', 'from', 1)).toBe(1);
});

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

it('goes by the closest name where it is told to, also one that is not said whole', () => {
  const texts = [
    ['scattered', 'gold coin', 'silver bar', 'coin bar sale'],
    ['close', 'gold bar sale tax'],
  ].map(([item = '', ...names]) => ({
    item,
    names: names.map((name) => name.split(' ')),
    fields: [{ terms: names.flatMap((name) => name.split(' ')), weight: 2 }],
  }));
  const asked = ['gold', 'bar', 'sale'];
  const best = (closestName: number) =>
    new RankedIndex(texts, new Set(), () => [], { saturation: 1.2, wholeName: 1.4, closestName }).rank(
      asked,
      2,
    );
  const gap = ([first, second]: ReturnType<typeof best>) =>
    first === undefined || second === undefined ? 0 : first.score - second.score;
  expect(best(1.5)[0]?.item).toBe('close');
  expect(gap(best(1.5))).toBeGreaterThan(gap(best(0)));
});

it('sets a slip right when one word is meant', () => {
  const speller = new Speller(['mortgage', 'deduction', 'interest']);
  expect(speller.correct('morgage')).toBe('mortgage');
  expect(speller.correct('deducton')).toBe('deduction');
  expect(speller.correct('zebra')).toBe('zebra');
  expect(countSlips('form', 'from', 1)).toBe(1);
});

import { cards } from './all';
import { asked } from './asked';

test('patterns belong to cards, and are no more than a person can read', () => {
  const ids = new Set(cards.map(({ id }) => id));
  expect(Object.keys(asked).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.values(asked).flat().length).toBeLessThanOrEqual(40);
});

test('patterns take linear time: gaps are bounded, and nothing is repeated inside of a repetition', () => {
  const all = Object.values(asked).flatMap((patterns) => patterns.map(({ source }) => source));
  expect(all.filter((source) => /\.[*+]|\)[*+]\)?[*+]/.test(source))).toEqual([]);
  const started = process.cpuUsage();
  for (const pump of ['my son ', 'i lived 2 months ', 'a ', 'insurance ', 'claim '])
    for (const pattern of Object.values(asked).flat()) pattern.test(pump.repeat(300));
  const { user } = process.cpuUsage(started);
  expect(user / 1000).toBeLessThan(2000);
});

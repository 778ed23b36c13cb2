import { kindWords, spanWords } from './operations-words';

test('a length of time is said in units that fit it', () => {
  expect([0, 59, 60, 3599, 3600, 12_000, 200_000].map(spanWords)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h 0 min',
    '3 h 20 min',
    '2 days',
  ]);
});

test('a kind of work that has no words yet shows its name', () => {
  expect(kindWords('read-document')).toBe('Reading documents');
  expect(kindWords('new-kind')).toBe('new-kind');
});

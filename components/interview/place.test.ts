import { readPlace, writePlace } from './place';

test.each([
  ['', { view: 'question', questionId: null }],
  ['?q=w2s.0.wages', { view: 'question', questionId: 'w2s.0.wages' }],
  ['?view=review', { view: 'review' }],
  ['?view=sales', { view: 'sales' }],
  ['?view=list&q=sales.0.description', { view: 'list', questionId: 'sales.0.description' }],
] as const)('the address %j leads there and back', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place);
  expect(writePlace(place)).toBe(query);
});

test('an id is written so that it survives the address', () => {
  const place = { view: 'question', questionId: 'a&b=c' } as const;
  expect(readPlace(new URLSearchParams(writePlace(place)))).toEqual(place);
});

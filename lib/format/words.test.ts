import { countOf, listOf, plural } from './words';

it('names a count in the singular for one only', () => {
  expect([0, 1, 2, 1204].map((count) => countOf(count, 'document', 'documents'))).toEqual([
    '0 documents',
    '1 document',
    '2 documents',
    '1,204 documents',
  ]);
  expect(plural(1, 'This file was', 'These files were')).toBe('This file was');
});

it('lists names as English does', () => {
  expect([['Ann'], ['Ann', 'Bo'], ['Ann', 'Bo', 'Cy']].map(listOf)).toEqual([
    'Ann',
    'Ann and Bo',
    'Ann, Bo, and Cy',
  ]);
});

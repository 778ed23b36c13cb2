import { countOf, listOf, plural, stateInText } from './words';

it('names a count in the singular for one only', () => {
  expect([0, 1, 2, 1204].map((count) => countOf(count, 'document', 'documents'))).toEqual([
    '0 documents',
    '1 document',
    '2 documents',
    '1,204 documents',
  ]);
  expect(plural(1, 'This file was', 'These files were')).toBe('This file was');
});

it('gives the District of Columbia its article, and no other state', () => {
  expect(stateInText('District of Columbia')).toBe('the District of Columbia');
  expect(stateInText('District of Columbia', true)).toBe('The District of Columbia');
  expect(stateInText('Ohio', true)).toBe('Ohio');
});

it('lists names as English does', () => {
  expect([['Ann'], ['Ann', 'Bo'], ['Ann', 'Bo', 'Cy']].map(listOf)).toEqual([
    'Ann',
    'Ann and Bo',
    'Ann, Bo, and Cy',
  ]);
});

import { personName, personOptions, readRole } from './admin-choices';

const maya = { id: '1', email: 'maya@example.com', firstName: 'Maya', lastName: 'Ortiz' };
const nameless = { id: '2', email: 'x@example.com', firstName: '', lastName: '' };

it('offers people by name and address', () => {
  expect(personOptions([maya, nameless], null)).toEqual([
    { value: '1', label: 'Maya Ortiz (maya@example.com)' },
    { value: '2', label: 'x@example.com' },
  ]);
});

it('keeps who is chosen when a search no longer finds them, and never twice', () => {
  expect(personOptions([nameless], maya).map(({ value }) => value)).toEqual(['1', '2']);
  expect(personOptions([maya, nameless], maya).map(({ value }) => value)).toEqual(['1', '2']);
});

it('reads roles and nothing else', () => {
  expect(readRole('preparer')).toBe('preparer');
  expect(readRole('all')).toBeNull();
  expect(personName(nameless)).toBe('x@example.com');
});

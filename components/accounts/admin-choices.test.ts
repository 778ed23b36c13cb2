import { personName, personOption, readRole } from './admin-choices';

const maya = { id: '1', email: 'maya@example.com', firstName: 'Maya', lastName: 'Ortiz' };
const nameless = { id: '2', email: 'x@example.com', firstName: '', lastName: '' };

it('offers people by name and address', () => {
  expect([maya, nameless].map(personOption)).toEqual([
    { value: '1', label: 'Maya Ortiz (maya@example.com)' },
    { value: '2', label: 'x@example.com' },
  ]);
});

it('reads roles and nothing else', () => {
  expect(readRole('preparer')).toBe('preparer');
  expect(readRole('all')).toBeNull();
  expect(personName(nameless)).toBe('x@example.com');
});

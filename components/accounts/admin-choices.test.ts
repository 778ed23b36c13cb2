import { isFoundBy, personName, personOption, readRole } from './admin-choices';

const maya = { id: '1', email: 'maya@example.com', firstName: 'Maya', lastName: 'Ortiz', clients: 12 };
const nameless = { id: '2', email: 'x@example.com', firstName: '', lastName: '', clients: null };

it('offers people by name and address, and preparers with how much they have to do', () => {
  expect([maya, nameless].map(personOption)).toEqual([
    { value: '1', label: 'Maya Ortiz (maya@example.com), 12 clients' },
    { value: '2', label: 'x@example.com' },
  ]);
});

it('reads roles and nothing else', () => {
  expect(readRole('preparer')).toBe('preparer');
  expect(readRole('all')).toBeNull();
  expect(personName(nameless)).toBe('x@example.com');
});

it('offers nobody whom the letters typed do not search for', () => {
  const priya = { email: 'priya@example.com', firstName: 'Priya', lastName: 'Raman' };
  expect(isFoundBy(priya, '')).toBe(true);
  expect(isFoundBy(priya, ' RAMAN ')).toBe(true);
  expect(isFoundBy(priya, 'example.com priya')).toBe(true);
  expect(isFoundBy(priya, 'paul')).toBe(false);
});

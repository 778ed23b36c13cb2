import { readClients } from './read-clients';

const maya = { firstName: 'Maya', lastName: 'Ortiz', email: 'maya@example.com' };

test.each([
  ['columns without a head', 'Maya,Ortiz,Maya@example.com'],
  ['a head in another order', 'Email,Phone,Last name,First name\nmaya@example.com,555-0100,Ortiz,Maya'],
  ['one column for the name', 'Name;Email address\r\n"Ortiz, Maya";maya@example.com\r\n'],
  ['a name and an address', 'Maya Ortiz, maya@example.com'],
  ['tabs and a byte order mark', '\uFEFFMaya\tOrtiz\tmaya@example.com'],
])('reads %s', (_what, text) => {
  expect(readClients(text)).toEqual({ clients: [maya], badLines: [] });
});

test('an address is left out where there is none, and quotation marks stay in a name', () => {
  expect(readClients('Maya,Ortiz\n"Jo ""Red""",Lee,').clients).toEqual([
    { firstName: 'Maya', lastName: 'Ortiz' },
    { firstName: 'Jo "Red"', lastName: 'Lee' },
  ]);
});

test('names the lines without a first and a last name', () => {
  expect(readClients('Maya Ortiz\n\nMadonna\nmaya@example.com')).toEqual({
    clients: [{ firstName: 'Maya', lastName: 'Ortiz' }],
    badLines: [3, 4],
  });
});

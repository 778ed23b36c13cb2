import { arrangeThreads } from './thread-order';

const client = (firstName: string) => ({
  id: firstName,
  firstName,
  lastName: 'Moss',
  email: `${firstName.toLowerCase()}@example.com`,
});
const clients = ['Cleo', 'Ben', 'Ann'].map(client);
const names = (unread: Record<string, number>, search = '') =>
  arrangeThreads(clients, unread, search).map(({ firstName }) => firstName);

it('puts unread conversations first, then goes by name', () => {
  expect(names({})).toEqual(['Ann', 'Ben', 'Cleo']);
  expect(names({ Cleo: 1, Ben: 0 })).toEqual(['Cleo', 'Ann', 'Ben']);
});

it('finds by every word of name or address', () => {
  expect(names({}, ' MOSS ben ')).toEqual(['Ben']);
  expect(names({}, 'cleo@')).toEqual(['Cleo']);
  expect(names({}, 'nobody')).toEqual([]);
});

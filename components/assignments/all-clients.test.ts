import { type AdminClient } from '@/lib/assignments/desk-schema';
import { clientQueryOf, dueWords, emptyClientFilter, sortedBy, waitsOf } from './all-clients';

it('asks for what is not the default only', () => {
  expect(clientQueryOf(emptyClientFilter)).toBe('');
  expect(
    clientQueryOf({ q: ' ann ', preparer: 'none', status: 'in-review', sort: 'name', direction: 'desc' }),
  ).toBe('q=ann&preparer=none&status=in-review&sort=name&direction=desc');
});

it('turns the order around on the second click, and starts another column from its top', () => {
  const byName = sortedBy(emptyClientFilter, 'name');
  expect(byName).toMatchObject({ sort: 'name', direction: 'asc' });
  expect(sortedBy(byName, 'name')).toMatchObject({ sort: 'name', direction: 'desc' });
  expect(sortedBy(sortedBy(byName, 'name'), 'joined')).toMatchObject({ sort: 'joined', direction: 'asc' });
});

const client: AdminClient = {
  id: 'c',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  joinedAt: '2025-02-01T10:00:00.000Z',
  preparers: [{ id: 'p', name: 'Priya Raman' }],
  taxReturn: { taxYear: 2024, status: 'in-review', filing: null, extended: false },
  openRequests: 2,
  answeredRequests: 1,
};

it('says what waits for whom', () => {
  expect(waitsOf(client)).toEqual([
    'Preparer needs to review',
    '1 reply for the preparer to read',
    '2 questions for the client',
  ]);
  expect(
    waitsOf({ ...client, preparers: [], taxReturn: null, openRequests: 0, answeredRequests: 0 }),
  ).toEqual(['Needs a preparer']);
});

it('counts what is due when, the nearest day first', () => {
  const now = new Date('2025-05-01T12:00:00Z');
  const notFiled = [
    { taxYear: 2024, extended: true, count: 3 },
    { taxYear: 2024, extended: false, count: 2 },
  ];
  expect(dueWords(notFiled, now)).toEqual([
    { text: 'Apr 15, 2025: 2 not filed', isPast: true },
    { text: 'Oct 15, 2025: 3 not filed', isPast: false },
  ]);
});

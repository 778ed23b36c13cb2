import { type AssignedClient } from '@/lib/assignments/schema';
import {
  arrangeQueue,
  attentionOf,
  describeDeadline,
  emptyFilter,
  openPointsOf,
  readFilter,
  sortedWay,
  writeFilter,
} from './client-queue';

const nothing = {
  unreviewedDocuments: 0,
  openRequests: 0,
  overdueRequests: 0,
  answeredRequests: 0,
  unreadMessages: 0,
};

const client = (
  name: string,
  points: Partial<AssignedClient['openPoints']> = {},
  assignedAt = '2025-01-01',
): AssignedClient => ({
  id: name,
  email: `${name.toLowerCase()}@example.com`,
  firstName: name,
  lastName: 'Moss',
  role: 'client',
  taxReturn: null,
  extended: false,
  openPoints: { ...nothing, ...points },
  assignedAt,
});

const names = (clients: AssignedClient[]) => clients.map(({ firstName }) => firstName);
const people = [
  client('Cleo', { unreviewedDocuments: 3 }, '2025-01-03'),
  client('Ann', {}, '2025-01-02'),
  client('Ben', { unreadMessages: 1 }),
];

it('puts first what waits for the preparer, and messages before documents', () => {
  expect(names(arrangeQueue(people, emptyFilter))).toEqual(['Ben', 'Cleo', 'Ann']);
  expect(names(arrangeQueue(people, { ...emptyFilter, sort: 'name' }))).toEqual(['Ann', 'Ben', 'Cleo']);
  expect(names(arrangeQueue(people, { ...emptyFilter, sort: 'recent' }))).toEqual(['Cleo', 'Ann', 'Ben']);
});

it('finds by every word of name or address, and by status', () => {
  expect(names(arrangeQueue(people, { ...emptyFilter, q: ' ANN moss ' }))).toEqual(['Ann']);
  expect(names(arrangeQueue(people, { ...emptyFilter, q: 'ben@' }))).toEqual(['Ben']);
  expect(names(arrangeQueue(people, { ...emptyFilter, status: 'none', sort: 'name' }))).toHaveLength(3);
  expect(arrangeQueue(people, { ...emptyFilter, status: 'filed' })).toEqual([]);
});

it('says what waits, and what waits for the client last', () => {
  expect(openPointsOf(client('A', { openRequests: 1, unreviewedDocuments: 2, answeredRequests: 1 }))).toEqual(
    ['1 reply to read', '2 documents to review', '1 question waiting for the client'],
  );
  expect(openPointsOf(client('A'))).toEqual([]);
  expect(attentionOf(client('A', { openRequests: 5 }))).toBe(0);
});

type Return = NonNullable<AssignedClient['taxReturn']>;

const withReturn = (name: string, changes: Partial<Return> = {}): AssignedClient => ({
  ...client(name),
  taxReturn: {
    id: name,
    userId: name,
    taxYear: 2024,
    status: 'in-review',
    estimatedRefund: '100.00',
    totalIncome: '0.00',
    totalDeductions: '0.00',
    efile: null,
    updatedAt: '2025-02-01',
    version: 1,
    calculatedAt: '2025-02-01',
    outdated: null,
    states: [],
    ...changes,
  },
});

const inReview = (
  name: string,
  state: NonNullable<Return['efile']>['state'] | null,
  stale = false,
  updatedAt = '2025-02-01',
) =>
  withReturn(name, {
    efile: state === null ? null : { state },
    outdated: stale ? { since: null } : null,
    updatedAt,
  });

it.each([
  [null, false, ['Return to review']],
  ['signed' as const, false, ['Return to review']],
  ['queued' as const, false, []],
  ['transmitted' as const, false, []],
  [null, true, []],
])('what is said of a return in review (%s, stale %s) is what it is sorted by', (state, stale, points) => {
  const one = inReview('Ann', state, stale);
  expect(openPointsOf(one)).toEqual(points);
  expect(attentionOf(one) > 0).toBe(points.length > 0);
});

it('lists returns of the same urgency by how long they wait', () => {
  const queue = [inReview('Ann', null, false, '2025-03-02'), inReview('Zoe', null, false, '2025-03-01')];
  expect(names(arrangeQueue(queue, emptyFilter))).toEqual(['Zoe', 'Ann']);
});

it('keeps the filter in the address, defaults left out', () => {
  const filter = { q: 'ann', status: 'draft', turn: 'client', sort: 'name', reversed: true } as const;
  expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter);
  expect(writeFilter(emptyFilter)).toBe('');
  expect(readFilter(new URLSearchParams('status=evil&sort=1'))).toEqual(emptyFilter);
});

it('knows the due date of a 2024 return, by the day in Washington', () => {
  const at = (moment: string, status = 'draft', taxYear = 2024) =>
    describeDeadline({ status, taxYear }, false, new Date(moment));
  expect(at('2025-02-01T12:00:00Z')?.text).toBe('Due Apr 15, 2025');
  expect(at('2025-04-10T12:00:00Z')?.text).toBe('Due Apr 15, 2025: 5 days left');
  expect(at('2025-04-14T12:00:00Z')?.text).toBe('Due Apr 15, 2025: 1 day left');
  // Eight in the evening of April 15 there is April 16 in London.
  expect(at('2025-04-16T00:30:00Z')).toEqual({
    text: 'Due Apr 15, 2025: due today',
    isPast: false,
  });
  expect(at('2025-05-01T12:00:00Z')).toEqual({ text: 'Was due Apr 15, 2025', isPast: true });
  expect(at('2025-05-01T12:00:00Z', 'filed')).toBeNull();
  expect(at('2025-05-01T12:00:00Z', 'draft', 2025)?.text).toBe('Due Apr 15, 2026');
  expect(describeDeadline(null, false, new Date('2025-02-01T12:00:00Z'))?.text).toBe('Due Apr 15, 2025');
});

it('gives a client with an extension until October', () => {
  const at = (moment: string) => describeDeadline({ status: 'draft', taxYear: 2024 }, true, new Date(moment));
  expect(at('2025-05-01T12:00:00Z')).toEqual({ text: 'Due Oct 15, 2025', isPast: false });
  expect(at('2025-10-16T12:00:00Z')).toEqual({ text: 'Was due Oct 15, 2025', isPast: true });
});

it('sorts by each column both ways; without an amount, last', () => {
  const queue = [
    withReturn('Ann', { estimatedRefund: '50.00', taxYear: 2025 }),
    withReturn('Ben', { estimatedRefund: '-700.00', status: 'draft' }),
    client('Cleo'),
    withReturn('Dot', { estimatedRefund: '900.00', status: 'filed' }),
  ];
  const by = (sort: Parameters<typeof arrangeQueue>[1]['sort'], reversed = false) =>
    names(arrangeQueue(queue, { ...emptyFilter, sort, reversed })).join(' ');
  expect(by('amount')).toBe('Dot Ann Ben Cleo');
  expect(by('amount', true)).toBe('Ben Ann Dot Cleo');
  expect(by('status')).toBe('Cleo Ben Ann Dot');
  expect(by('due')).toBe('Ben Ann Cleo Dot');
  expect(by('name', true)).toBe('Dot Cleo Ben Ann');
});

it('says the order of a column to screen readers', () => {
  expect(sortedWay(emptyFilter, 'name')).toBeUndefined();
  expect(sortedWay({ ...emptyFilter, sort: 'name' }, 'name')).toBe('ascending');
  expect(sortedWay({ ...emptyFilter, sort: 'amount' }, 'amount')).toBe('descending');
  expect(sortedWay({ ...emptyFilter, sort: 'amount', reversed: true }, 'amount')).toBe('ascending');
});

it('narrows the queue to whose turn it is', () => {
  const queue = [
    client('Ann', { openRequests: 1, overdueRequests: 1 }),
    client('Ben', { openRequests: 1 }),
    client('Cleo', { answeredRequests: 1 }),
  ];
  const of = (turn: 'preparer' | 'client' | 'overdue') =>
    names(arrangeQueue(queue, { ...emptyFilter, turn, sort: 'name' })).join(' ');
  expect([of('preparer'), of('client'), of('overdue')]).toEqual(['Cleo', 'Ann Ben', 'Ann']);
});

it('puts a state’s rejection before a return to review', () => {
  const state = { code: 'NY', name: 'New York', refund: 4, filing: 'rejected' as const };
  const rejected = withReturn('Zoe', { status: 'filed', states: [state] });
  expect(openPointsOf(rejected)).toEqual(['New York return rejected']);
  expect(names(arrangeQueue([inReview('Ann', null), rejected], emptyFilter))).toEqual(['Zoe', 'Ann']);
});

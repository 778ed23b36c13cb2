import { olderThan, readListPage } from './list-pages';

const at = (minute: number) => new Date(Date.UTC(2025, 0, 1, 0, minute));
// Newest first; two entries of the same moment stand by id, falling.
const rows = [
  { id: 'e', createdAt: at(4) },
  { id: 'd', createdAt: at(3) },
  { id: 'c', createdAt: at(3) },
  { id: 'b', createdAt: at(2) },
  { id: 'a', createdAt: at(1) },
];
type Row = (typeof rows)[number];

/** What the database does with the condition. */
function isAfter(row: Row, where: ReturnType<typeof olderThan>): boolean {
  const latest = where.createdAt?.lte;
  if (latest === undefined) return true;
  const [older, lower] = where.AND?.[0]?.OR ?? [];
  const isOlder = older !== undefined && 'createdAt' in older && row.createdAt < (older.createdAt?.lt ?? 0);
  const isLower = lower !== undefined && 'id' in lower && row.id < (lower.id?.lt ?? '');
  return row.createdAt <= latest && (isOlder || isLower);
}

const read = (page: { cursor?: string; limit: number }) =>
  readListPage(
    page,
    (id) => Promise.resolve(rows.find((row) => row.id === id) ?? null),
    (place, take) => Promise.resolve(rows.filter((row) => isAfter(row, olderThan(place))).slice(0, take)),
  );

const idsOf = ({ shown, next }: { shown: Row[]; next: string | null }) => [
  shown.map(({ id }) => id).join(''),
  next,
];

test('pages follow each other without a gap or a repetition, also between entries of the same moment', async () => {
  expect(idsOf(await read({ limit: 2 }))).toEqual(['ed', 'd']);
  expect(idsOf(await read({ cursor: 'd', limit: 2 }))).toEqual(['cb', 'b']);
  expect(idsOf(await read({ cursor: 'b', limit: 2 }))).toEqual(['a', null]);
});

test('a page that ends with the list names no next one', async () => {
  expect(idsOf(await read({ limit: 5 }))).toEqual(['edcba', null]);
  expect(idsOf(await read({ cursor: 'a', limit: 5 }))).toEqual(['', null]);
});

test('a cursor that is not in the list gives nothing, and the rows are not asked for', async () => {
  const findRows = jest.fn(() => Promise.resolve([{ id: 'x' }]));
  const page = await readListPage({ cursor: 'gone', limit: 2 }, () => Promise.resolve(null), findRows);
  expect(page).toEqual({ shown: [], next: null });
  expect(findRows).not.toHaveBeenCalled();
});

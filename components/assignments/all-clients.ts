import { deadlineFor } from '@/lib/filing/deadline';
import { type AdminClient, type AdminClientsQuery, type Workload } from '@/lib/assignments/desk-schema';
import { countOf } from '@/lib/format/words';

export type ClientColumn = AdminClientsQuery['sort'];

export type ClientFilter = {
  q: string;
  /** `all`, `none`, or the id of a preparer. */
  preparer: string;
  /** `all`, `none`, or a status of a return. */
  status: string;
  sort: ClientColumn;
  direction: 'asc' | 'desc';
};

/** Clients without a preparer first, and of those the one who has waited longest. */
export const emptyClientFilter: ClientFilter = {
  q: '',
  preparer: 'all',
  status: 'all',
  sort: 'waiting',
  direction: 'asc',
};

/** The query for a filter; defaults are left out. */
export function clientQueryOf({ q, preparer, status, sort, direction }: ClientFilter): string {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  if (preparer !== 'all') query.set('preparer', preparer);
  if (status !== 'all') query.set('status', status);
  if (sort !== 'waiting') query.set('sort', sort);
  if (direction !== 'asc') query.set('direction', direction);
  return query.toString();
}

/** The filter sorted by a column: once more turns the order around. */
export const sortedBy = (filter: ClientFilter, sort: ClientColumn): ClientFilter => ({
  ...filter,
  sort,
  direction: filter.sort === sort && filter.direction === 'asc' ? 'desc' : 'asc',
});

const count = (number: number, one: string, many: string): string[] =>
  number === 0 ? [] : [countOf(number, one, many)];

/** What waits for the preparer and what for the client, in words. */
export function waitsOf({ preparers, taxReturn, openRequests, answeredRequests }: AdminClient): string[] {
  const state = taxReturn?.filing;
  return [
    ...(preparers.length === 0 ? ['Needs a preparer'] : []),
    ...(state === 'rejected' ? ['Return rejected by the IRS'] : []),
    ...(state === 'failed' ? ['Return couldn’t be sent'] : []),
    ...(taxReturn?.status === 'in-review' ? ['Preparer needs to review'] : []),
    ...(taxReturn?.status === 'approved' && state === null ? ['Preparer needs to sign'] : []),
    ...count(answeredRequests, 'reply for the preparer to read', 'replies for the preparer to read'),
    ...count(openRequests, 'question for the client', 'questions for the client'),
  ];
}

const shortDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Apr 15, 2025: 12 not filed", each day once, the nearest first. */
export function dueWords(notFiled: Workload['notFiled'], now: Date): { text: string; isPast: boolean }[] {
  return notFiled
    .map(({ taxYear, extended, count: clients }) => ({
      ...deadlineFor(now, extended, null, taxYear),
      clients,
    }))
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, passed, clients }) => ({
      text: `${shortDay.format(new Date(`${date}T00:00:00Z`))}: ${clients} not filed`,
      isPast: passed,
    }));
}

import { personName } from '@/components/accounts/admin-choices';
import { daysUntil } from '@/components/filing/filing-words';
import { type AssignedClient } from '@/lib/assignments/schema';
import { deadlineFor, dueOf, extendedOf } from '@/lib/filing/deadline';
import { countOf } from '@/lib/format/words';
import { figuresOf } from './return-standing';

/** Columns of the queue that it can be sorted by. */
export const sortColumns = ['attention', 'name', 'status', 'amount', 'due', 'recent'] as const;
export type SortColumn = (typeof sortColumns)[number];

export const statusFilters = ['all', 'none', 'draft', 'in-review', 'approved', 'filed'] as const;
type StatusFilter = (typeof statusFilters)[number];

/** Whose turn it is. */
export const turnFilters = ['all', 'preparer', 'client', 'overdue'] as const;
type TurnFilter = (typeof turnFilters)[number];

export type QueueFilter = {
  q: string;
  status: StatusFilter;
  turn: TurnFilter;
  sort: SortColumn;
  /** Against the natural order of the column. */
  reversed: boolean;
};

export const emptyFilter: QueueFilter = {
  q: '',
  status: 'all',
  turn: 'all',
  sort: 'attention',
  reversed: false,
};

const oneOf = <T extends string>(list: readonly T[], text: string | null, otherwise: T): T =>
  list.find((entry) => entry === text) ?? otherwise;

/** The filter that an address asks for; what makes no sense is left at its default. */
export const readFilter = (params: Pick<URLSearchParams, 'get'>): QueueFilter => ({
  q: params.get('q') ?? '',
  status: oneOf(statusFilters, params.get('status'), 'all'),
  turn: oneOf(turnFilters, params.get('turn'), 'all'),
  sort: oneOf(sortColumns, params.get('sort'), 'attention'),
  reversed: params.get('order') === 'reversed',
});

/** The query of the address for a filter; defaults are left out. */
export function writeFilter({ q, status, turn, sort, reversed }: QueueFilter): string {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  if (status !== 'all') query.set('status', status);
  if (turn !== 'all') query.set('turn', turn);
  if (sort !== 'attention') query.set('sort', sort);
  if (reversed) query.set('order', 'reversed');
  return query.size === 0 ? '' : `?${query}`;
}

/** Columns whose natural order is from the highest down. */
const fromTheTop: readonly SortColumn[] = ['attention', 'amount', 'recent'];

/** What a column's head says about the order, for screen readers. */
export function sortedWay(
  { sort, reversed }: QueueFilter,
  column: SortColumn,
): 'ascending' | 'descending' | undefined {
  if (sort !== column) return undefined;
  return fromTheTop.includes(column) === reversed ? 'ascending' : 'descending';
}

/** Whether a preparer can decide on it now: figures that count, and not under way. What was signed can be approved, too. */
function isToReview(taxReturn: AssignedClient['taxReturn']): boolean {
  if (taxReturn?.status !== 'in-review' || taxReturn.calculatedAt === null || taxReturn.outdated !== null)
    return false;
  const state = taxReturn.efile?.state;
  return state === undefined || state === 'ready' || state === 'signed';
}

const isStopped = (state: string | null | undefined): boolean => state === 'rejected' || state === 'failed';

/** Whether the IRS or a state didn't accept it. */
const hasComeBack = (taxReturn: AssignedClient['taxReturn']): boolean =>
  isStopped(taxReturn?.efile?.state) || (taxReturn?.states.some(({ filing }) => isStopped(filing)) ?? false);

/** How much waits for the preparer: a return to decide on first, then replies and messages, then documents. */
export function attentionOf({
  taxReturn,
  openPoints,
}: Pick<AssignedClient, 'taxReturn' | 'openPoints'>): number {
  const { answeredRequests, unreadMessages, unreviewedDocuments } = openPoints;
  const decision = isToReview(taxReturn) ? 1000 : 0;
  const cameBack = hasComeBack(taxReturn) ? 2000 : 0;
  const toSign = taxReturn?.status === 'approved' && taxReturn.efile === null ? 500 : 0;
  return cameBack + decision + toSign + 100 * (answeredRequests + unreadMessages) + unreviewedDocuments;
}

/** What waits, in words, the most urgent first; what the client has to do comes last. */
export function openPointsOf({
  taxReturn,
  openPoints,
}: Pick<AssignedClient, 'taxReturn' | 'openPoints'>): string[] {
  const { answeredRequests, unreadMessages, unreviewedDocuments, openRequests, overdueRequests } = openPoints;
  const states = (state: string) =>
    (taxReturn?.states ?? []).filter(({ filing }) => filing === state).map(({ name }) => name);
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [countOf(number, one, many)];
  return [
    ...(taxReturn?.efile?.state === 'rejected' ? ['Return rejected by the IRS'] : []),
    ...(taxReturn?.efile?.state === 'failed' ? ['Return couldn’t be sent'] : []),
    ...states('rejected').map((name) => `${name} return rejected`),
    ...states('failed').map((name) => `${name} return couldn’t be sent`),
    ...(isToReview(taxReturn) ? ['Return to review'] : []),
    ...(taxReturn?.status === 'approved' && taxReturn.efile === null ? ['Return to sign'] : []),
    ...count(unreadMessages, 'unread message', 'unread messages'),
    ...count(answeredRequests, 'reply to read', 'replies to read'),
    ...count(unreviewedDocuments, 'document to review', 'documents to review'),
    ...count(openRequests, 'question waiting for the client', 'questions waiting for the client'),
    ...count(overdueRequests, 'question overdue', 'questions overdue'),
  ];
}

const byName = (a: AssignedClient, b: AssignedClient) => personName(a).localeCompare(personName(b), 'en-US');
const changedAt = ({ taxReturn, assignedAt }: AssignedClient) => taxReturn?.updatedAt ?? assignedAt;

const isTurn = (client: AssignedClient, turn: TurnFilter): boolean => {
  switch (turn) {
    case 'all':
      return true;
    case 'preparer':
      return attentionOf(client) > 0;
    case 'client':
      return client.openPoints.openRequests > 0;
    case 'overdue':
      return client.openPoints.overdueRequests > 0;
  }
};

const inOrder = ['none', 'draft', 'in-review', 'approved', 'filed'];
const statusOf = ({ taxReturn }: AssignedClient) => taxReturn?.status ?? 'none';
const last = '9999';

/** The day when a client's return is due; filed ones and clients without a return come last. */
function dueDayOf({ taxReturn, extended }: AssignedClient): string {
  if (taxReturn === null || taxReturn.status === 'filed') return last;
  return (extended ? extendedOf : dueOf)(taxReturn.taxYear);
}

const amountOf = ({ taxReturn }: AssignedClient) => (taxReturn === null ? null : figuresOf(taxReturn).amount);

/** The natural order of each column; without an amount, last both ways. */
const compare: Record<SortColumn, (a: AssignedClient, b: AssignedClient) => number> = {
  // Of the same urgency: who waits longest.
  attention: (a, b) =>
    attentionOf(b) - attentionOf(a) || (attentionOf(a) === 0 ? 0 : changedAt(a).localeCompare(changedAt(b))),
  name: byName,
  status: (a, b) => inOrder.indexOf(statusOf(a)) - inOrder.indexOf(statusOf(b)),
  amount: (a, b) => (amountOf(b) ?? 0) - (amountOf(a) ?? 0),
  due: (a, b) => dueDayOf(a).localeCompare(dueDayOf(b)),
  recent: (a, b) => changedAt(b).localeCompare(changedAt(a)),
};

/** The clients of a filter, in its order. */
export function arrangeQueue(
  clients: readonly AssignedClient[],
  { q, status, turn, sort, reversed }: QueueFilter,
): AssignedClient[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const way = reversed ? -1 : 1;
  const isBlank = (client: AssignedClient) => (sort === 'amount' && amountOf(client) === null ? 1 : 0);
  return clients
    .filter((client) => {
      const text = `${client.firstName} ${client.lastName} ${client.email}`.toLowerCase();
      const isStatus = status === 'all' || statusOf(client) === status;
      return isStatus && isTurn(client, turn) && words.every((word) => text.includes(word));
    })
    .sort((a, b) => isBlank(a) - isBlank(b) || way * compare[sort](a, b) || byName(a, b));
}

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Due Apr 15, 2025", how long that is gone, or nothing once the return is filed. An extension moves it to October. */
export function describeDeadline(
  taxReturn: { status: string; taxYear: number } | null,
  extended: boolean,
  now: Date,
): { text: string; isPast: boolean } | null {
  if (taxReturn?.status === 'filed') return null;
  const { date, passed } = deadlineFor(now, extended, null, taxReturn?.taxYear);
  const day = shortDay.format(new Date(`${date}T00:00:00Z`));
  if (passed) return { text: `Was due ${day}`, isPast: true };
  const left = daysUntil(date, now);
  if (left > 30) return { text: `Due ${day}`, isPast: false };
  const words = left === 0 ? 'due today' : countOf(left, 'day left', 'days left');
  return { text: `Due ${day}: ${words}`, isPast: false };
}

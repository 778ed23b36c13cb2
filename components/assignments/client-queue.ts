import { personName } from '@/components/accounts/admin-choices';
import { daysUntil } from '@/components/filing/filing-words';
import { type AssignedClient } from '@/lib/assignments/schema';
import { deadlineFor } from '@/lib/filing/deadline';

export const sortOrders = ['attention', 'name', 'recent'] as const;
type SortOrder = (typeof sortOrders)[number];

export const statusFilters = ['all', 'none', 'draft', 'in-review', 'approved', 'filed'] as const;
type StatusFilter = (typeof statusFilters)[number];

export type QueueFilter = { q: string; status: StatusFilter; sort: SortOrder };

export const emptyFilter: QueueFilter = { q: '', status: 'all', sort: 'attention' };

const oneOf = <T extends string>(list: readonly T[], text: string | null, otherwise: T): T =>
  list.find((entry) => entry === text) ?? otherwise;

/** The filter that an address asks for; what makes no sense is left at its default. */
export const readFilter = (params: Pick<URLSearchParams, 'get'>): QueueFilter => ({
  q: params.get('q') ?? '',
  status: oneOf(statusFilters, params.get('status'), 'all'),
  sort: oneOf(sortOrders, params.get('sort'), 'attention'),
});

/** The query of the address for a filter; defaults are left out. */
export function writeFilter({ q, status, sort }: QueueFilter): string {
  const query = new URLSearchParams();
  if (q.trim() !== '') query.set('q', q.trim());
  if (status !== 'all') query.set('status', status);
  if (sort !== 'attention') query.set('sort', sort);
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether a preparer can decide on it now: figures that count, and not under way. What was signed can be approved, too. */
function isToReview(taxReturn: AssignedClient['taxReturn']): boolean {
  if (taxReturn?.status !== 'in-review' || taxReturn.calculationResults?.stale !== false) return false;
  const state = taxReturn.efile?.state;
  return state === undefined || state === 'ready' || state === 'signed';
}

/** How much waits for the preparer: a return to decide on first, then replies and messages, then documents. */
export function attentionOf({
  taxReturn,
  openPoints,
}: Pick<AssignedClient, 'taxReturn' | 'openPoints'>): number {
  const { answeredRequests, unreadMessages, unreviewedDocuments } = openPoints;
  const decision = isToReview(taxReturn) ? 1000 : 0;
  const cameBack = taxReturn?.efile?.state === 'rejected' || taxReturn?.efile?.state === 'failed' ? 2000 : 0;
  const toSign = taxReturn?.status === 'approved' && taxReturn.efile === null ? 500 : 0;
  return cameBack + decision + toSign + 100 * (answeredRequests + unreadMessages) + unreviewedDocuments;
}

/** What waits, in words, the most urgent first; what the client has to do comes last. */
export function openPointsOf({
  taxReturn,
  openPoints,
}: Pick<AssignedClient, 'taxReturn' | 'openPoints'>): string[] {
  const { answeredRequests, unreadMessages, unreviewedDocuments, openRequests } = openPoints;
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  return [
    ...(taxReturn?.efile?.state === 'rejected' ? ['Return rejected by the IRS'] : []),
    ...(taxReturn?.efile?.state === 'failed' ? ['Return couldn’t be sent'] : []),
    ...(isToReview(taxReturn) ? ['Return to review'] : []),
    ...(taxReturn?.status === 'approved' && taxReturn.efile === null ? ['Return to sign'] : []),
    ...count(unreadMessages, 'unread message', 'unread messages'),
    ...count(answeredRequests, 'reply to read', 'replies to read'),
    ...count(unreviewedDocuments, 'document to review', 'documents to review'),
    ...count(openRequests, 'question waiting for the client', 'questions waiting for the client'),
  ];
}

const byName = (a: AssignedClient, b: AssignedClient) => personName(a).localeCompare(personName(b), 'en-US');
const changedAt = ({ taxReturn, assignedAt }: AssignedClient) => taxReturn?.updatedAt ?? assignedAt;

/** The clients of a filter, in its order. */
export function arrangeQueue(
  clients: readonly AssignedClient[],
  { q, status, sort }: QueueFilter,
): AssignedClient[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = clients.filter((client) => {
    const text = `${client.firstName} ${client.lastName} ${client.email}`.toLowerCase();
    const isStatus = status === 'all' || (client.taxReturn?.status ?? 'none') === status;
    return isStatus && words.every((word) => text.includes(word));
  });
  switch (sort) {
    case 'name':
      return found.sort(byName);
    case 'recent':
      return found.sort((a, b) => changedAt(b).localeCompare(changedAt(a)));
    case 'attention':
      // Of the same urgency: who waits longest.
      return found.sort(
        (a, b) =>
          attentionOf(b) - attentionOf(a) ||
          (attentionOf(a) === 0 ? 0 : changedAt(a).localeCompare(changedAt(b))) ||
          byName(a, b),
      );
  }
}

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** "Due Apr 15, 2025", how long that is gone, or nothing once the return is filed. An extension moves it to October. */
export function describeDeadline(
  status: string | undefined,
  extended: boolean,
  now: Date,
): { text: string; isPast: boolean } | null {
  if (status === 'filed') return null;
  const { date, passed } = deadlineFor(now, extended, null);
  const day = shortDay.format(new Date(`${date}T00:00:00Z`));
  if (passed) return { text: `Was due ${day}`, isPast: true };
  const left = daysUntil(date, now);
  if (left > 30) return { text: `Due ${day}`, isPast: false };
  const words = left === 0 ? 'due today' : left === 1 ? '1 day left' : `${left} days left`;
  return { text: `Due ${day}: ${words}`, isPast: false };
}

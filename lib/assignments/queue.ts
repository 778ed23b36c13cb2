import type { Actor } from '@/lib/auth/actor';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import { countUnreadByClient } from '@/lib/messages/queries';
import { newestReturn } from '@/lib/returns/rows';
import { readStateFilings, toQueueReturn } from './queue-rows';
import { person } from './rows';
import type { AssignedClient, OpenPoints } from './schema';

/** The clients of a preparer with their returns and what waits there, newest assignment first, a page at a time. */
export async function listClients(
  actor: Actor,
  page: Page,
): Promise<{ clients: AssignedClient[]; next: string | null }> {
  const { shown, next } = await readListPage(
    page,
    (id) => db().assignment.findUnique({ where: { id, preparerId: actor.id }, select: placeColumns }),
    (place, take) =>
      db().assignment.findMany({
        where: { preparerId: actor.id, client: { role: 'client' }, ...olderThan(place) },
        select: {
          ...placeColumns,
          client: { select: { ...person, taxReturns: { take: 1, orderBy: newestReturn } } },
        },
        orderBy: newestFirst,
        take,
      }),
  );
  const pointsOf = await readOpenPoints(
    actor,
    shown.map(({ client }) => client.id),
  );
  const returnIds = shown.flatMap(({ client }) => client.taxReturns).map(({ id }) => id);
  const [extended, filingsOf] = await Promise.all([listExtended(returnIds), readStateFilings(returnIds)]);
  return {
    clients: shown.map(({ createdAt, client: { taxReturns, ...client } }) => {
      const [taxReturn] = taxReturns;
      return {
        ...client,
        role: 'client' as const,
        taxReturn: taxReturn === undefined ? null : toQueueReturn(taxReturn, filingsOf(taxReturn.id)),
        extended: taxReturn !== undefined && extended.has(taxReturn.id),
        openPoints: pointsOf(client.id),
        assignedAt: createdAt.toISOString(),
      };
    }),
    next,
  };
}

/** Which of these returns were given more time. */
export async function listExtended(returnIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await db().filing.findMany({
    where: { returnId: { in: returnIds }, kind: '4868', state: 'accepted' },
    select: { returnId: true },
  });
  return new Set(rows.map(({ returnId }) => returnId));
}

async function readOpenPoints(actor: Actor, clientIds: string[]): Promise<(clientId: string) => OpenPoints> {
  const today = new Date(`${easternDay(new Date())}T00:00:00Z`);
  const [documents, requests, overdue, unread] = await Promise.all([
    db().document.groupBy({
      by: ['userId'],
      where: { userId: { in: clientIds }, status: { in: ['processing', 'completed', 'failed'] } },
      _count: true,
    }),
    db().informationRequest.groupBy({
      by: ['clientId'],
      where: { clientId: { in: clientIds }, closedAt: null },
      _count: { _all: true, answeredAt: true },
    }),
    db().informationRequest.groupBy({
      by: ['clientId'],
      where: { clientId: { in: clientIds }, closedAt: null, answeredAt: null, dueOn: { lt: today } },
      _count: true,
    }),
    countUnreadByClient(actor),
  ]);
  return (clientId) => {
    const asked = requests.find((row) => row.clientId === clientId)?._count;
    const answered = asked?.answeredAt ?? 0;
    return {
      unreviewedDocuments: documents.find((row) => row.userId === clientId)?._count ?? 0,
      openRequests: (asked?._all ?? 0) - answered,
      overdueRequests: overdue.find((row) => row.clientId === clientId)?._count ?? 0,
      answeredRequests: answered,
      unreadMessages: unread.get(clientId) ?? 0,
    };
  };
}

import type { Actor } from '@/lib/auth/actor';
import { hasConsent } from '@/lib/consents/queries';
import { listDocuments } from '@/lib/documents/queries';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import { countUnreadByClient } from '@/lib/messages/queries';
import { newestReturn, toTaxReturn } from '@/lib/returns/rows';
import type { OpenClient } from './access';
import { person, toAssignment, withPeople } from './rows';
import type { AssignedClient, AssignedPreparer, Assignment, ClientDetail, OpenPoints } from './schema';

/** All pairs, newest first. Only route handlers for administrators call this. */
export async function listAssignments(
  page: Page,
): Promise<{ assignments: Assignment[]; next: string | null }> {
  const { shown, next } = await readListPage(
    page,
    (id) => db().assignment.findUnique({ where: { id }, select: placeColumns }),
    (place, take) =>
      db().assignment.findMany({
        where: olderThan(place),
        include: withPeople,
        orderBy: newestFirst,
        take,
      }),
  );
  return { assignments: shown.map(toAssignment), next };
}

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
  const extended = await listExtended(shown.flatMap(({ client }) => client.taxReturns).map(({ id }) => id));
  return {
    clients: shown.map(({ createdAt, client: { taxReturns, ...client } }) => {
      const [taxReturn] = taxReturns;
      return {
        ...client,
        taxReturn: taxReturn === undefined ? null : toTaxReturn(taxReturn),
        extended: taxReturn !== undefined && extended.has(taxReturn.id),
        openPoints: pointsOf(client.id),
        assignedAt: createdAt.toISOString(),
      };
    }),
    next,
  };
}

/** Which of these returns were given more time. */
async function listExtended(returnIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await db().filing.findMany({
    where: { returnId: { in: returnIds }, kind: '4868', state: 'accepted' },
    select: { returnId: true },
  });
  return new Set(rows.map(({ returnId }) => returnId));
}

async function readOpenPoints(actor: Actor, clientIds: string[]): Promise<(clientId: string) => OpenPoints> {
  const [documents, requests, unread] = await Promise.all([
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
    countUnreadByClient(actor),
  ]);
  return (clientId) => {
    const asked = requests.find((row) => row.clientId === clientId)?._count;
    const answered = asked?.answeredAt ?? 0;
    return {
      unreviewedDocuments: documents.find((row) => row.userId === clientId)?._count ?? 0,
      openRequests: (asked?._all ?? 0) - answered,
      answeredRequests: answered,
      unreadMessages: unread.get(clientId) ?? 0,
    };
  };
}

/** A client with return and documents, and whether they allow changes. Identifiers are masked. */
export async function readClient(open: OpenClient): Promise<ClientDetail> {
  const found = await db().user.findUnique({
    where: { id: open.clientId, role: 'client' },
    select: { ...person, taxReturns: { take: 1, orderBy: newestReturn } },
  });
  if (found === null) throw new AppError('not_found', 'Client not found');
  const { taxReturns, ...client } = found;
  const [taxReturn] = taxReturns;
  const documents: ClientDetail['documents'] = [];
  let cursor: string | undefined;
  do {
    const page = await listDocuments(open, open.clientId, { limit: 100, cursor });
    documents.push(...page.documents);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return {
    client,
    taxReturn: taxReturn === undefined ? null : toTaxReturn(taxReturn),
    documents,
    changesAllowed: await hasConsent(open.clientId, 'preparer-changes'),
  };
}

/** The preparer assigned to this client first; null while there is none. */
export async function readPreparerOf(actor: Actor): Promise<AssignedPreparer | null> {
  const row = await db().assignment.findFirst({
    where: { clientId: actor.id, preparer: { role: 'preparer' } },
    select: { preparer: { select: person } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  if (row === null) return null;
  const { firstName, lastName, email } = row.preparer;
  return { name: `${firstName} ${lastName}`.trim(), email };
}

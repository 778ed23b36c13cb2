import type { Actor } from '@/lib/auth/actor';
import { hasConsent } from '@/lib/consents/queries';
import { listDocuments } from '@/lib/documents/queries';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { newestFirst, olderThan, type Page, placeColumns, readListPage } from '@/lib/infra/list-pages';
import { newestReturn, toTaxReturn } from '@/lib/returns/rows';
import type { OpenClient } from './access';
import { person, toAssignment, withPeople } from './rows';
import type { AssignedPreparer, Assignment, ClientDetail } from './schema';

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

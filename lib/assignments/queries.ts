import type { Actor } from '@/lib/auth/actor';
import { type Page, listDocuments } from '@/lib/documents/queries';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { isAssigned } from '@/lib/returns/access';
import { toTaxReturn } from '@/lib/returns/rows';
import type { AssignedClient, AssignedPreparer, Assignment, ClientDetail } from './schema';

const person = { id: true, email: true, firstName: true, lastName: true } as const;

/** All pairs, newest first. Only route handlers for administrators call this. */
export async function listAssignments(
  page: Page,
): Promise<{ assignments: Assignment[]; next: string | null }> {
  const rows = await db().assignment.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    ...(page.cursor === undefined ? {} : { cursor: { id: page.cursor }, skip: 1 }),
  });
  const shown = rows.slice(0, page.limit);
  return {
    assignments: shown.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    next: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** The clients of a preparer with their returns, by name. */
export async function listClients(actor: Actor): Promise<AssignedClient[]> {
  const rows = await db().assignment.findMany({
    where: { preparerId: actor.id, client: { role: 'client' } },
    select: { client: { select: { ...person, taxReturns: { take: 1, orderBy: { taxYear: 'desc' } } } } },
    orderBy: [{ client: { lastName: 'asc' } }, { client: { firstName: 'asc' } }],
    take: 500,
  });
  return rows.map(({ client: { taxReturns, ...client } }) => {
    const [taxReturn] = taxReturns;
    return { ...client, taxReturn: taxReturn === undefined ? null : toTaxReturn(taxReturn) };
  });
}

/**
 * A client with return and documents.
 * @throws AppError not_found when the preparer is not assigned or there is no such client
 */
export async function readClient(actor: Actor, clientId: string): Promise<ClientDetail> {
  if (!(await isAssigned(actor.id, clientId))) throw new AppError('not_found', 'Client not found');
  const found = await db().user.findUnique({
    where: { id: clientId, role: 'client' },
    select: { ...person, taxReturns: { take: 1, orderBy: { taxYear: 'desc' } } },
  });
  if (found === null) throw new AppError('not_found', 'Client not found');
  const { taxReturns, ...client } = found;
  const [taxReturn] = taxReturns;
  const { documents } = await listDocuments(actor, clientId, { limit: 100 });
  return { client, taxReturn: taxReturn === undefined ? null : toTaxReturn(taxReturn), documents };
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

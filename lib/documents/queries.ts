import { noteAccess } from '@/lib/audit/note-access';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { type Page, readListPage } from '@/lib/infra/list-pages';
import type { DocumentFacts } from '@/lib/interview/document-facts';
import { isAssigned } from '@/lib/returns/access';
import type { OpenDocument } from './access';
import { can } from './policy';
import { maskIdentifiers, toDocument, toDocumentFacts, withExtractions } from './rows';
import { isUnfinished, type Document } from './schema';

const forReader = (actor: Actor, ownerId: string, document: Document): Document =>
  actor.id === ownerId ? document : maskIdentifiers(document);

/** One document. Readers other than the client see identifiers masked. */
export async function readDocumentById(
  open: OpenDocument<'read' | 'process' | 'confirm'>,
): Promise<Document> {
  const row = await db().document.findUnique({ where: { id: open.id }, include: withExtractions });
  if (row === null) throw new AppError('not_found');
  return forReader(open.actor, open.ownerId, toDocument(row));
}

/**
 * A client's documents, newest first.
 * @throws AppError not_found for anybody but the client and an assigned preparer
 */
export async function listDocuments(
  call: { actor: Actor; requestId: string },
  userId: string,
  page: Page,
): Promise<{ documents: Document[]; next: string | null; unfinished: boolean }> {
  const { actor } = call;
  const assigned = actor.role === 'preparer' && (await isAssigned(actor.id, userId));
  const decision = can(actor, 'read', { ownerId: userId, assigned });
  if (decision !== 'yes') throw new AppError(decision);
  await noteAccess(call, {
    action: 'documents.listed',
    objectType: 'User',
    objectId: userId,
    ownerId: userId,
  });
  const { shown, next } = await readListPage(
    page,
    (id) => db().document.findUnique({ where: { id, userId }, select: { id: true, uploadedAt: true } }),
    (place, take) =>
      db().document.findMany({
        where: { userId, ...(place === null ? {} : uploadedBefore(place)) },
        include: withExtractions,
        orderBy: [{ uploadedAt: 'desc' }, { id: 'desc' }],
        take,
      }),
  );
  return {
    documents: shown.map((row) => forReader(actor, userId, toDocument(row))),
    next,
    unfinished: shown.some((row) => isUnfinished(row.status)),
  };
}

const uploadedBefore = ({ id, uploadedAt }: { id: string; uploadedAt: Date }) => ({
  uploadedAt: { lte: uploadedAt },
  OR: [{ uploadedAt: { lt: uploadedAt } }, { id: { lt: id } }],
});

/** What the documents of a return contribute to it. Callers hold an OpenReturn. */
export async function readDocumentFacts(tx: Transaction, returnId: string): Promise<DocumentFacts[]> {
  const rows = await tx.document.findMany({
    where: { taxReturnId: returnId },
    select: { id: true, name: true, type: true, extractions: withExtractions.extractions },
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toDocumentFacts);
}

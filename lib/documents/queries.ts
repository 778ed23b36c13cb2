import { Prisma } from '@/.generated/prisma/client';
import { noteAccess } from '@/lib/audit/note-access';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { type Page, readListPage } from '@/lib/infra/list-pages';
import { isAssigned } from '@/lib/returns/access';
import type { OpenDocument } from './access';
import { can } from './policy';
import { forReader, toDocument, withExtractions } from './rows';
import { isUnfinished, type Document } from './schema';

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

/**
 * The documents of a return with what was read, as one column of a statement that reads more of the return; `toDocumentFacts`
 * takes each of the list. Through the models it is a statement for the documents and one for their forms.
 */
export const documentsColumn = (returnId: string): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', d."id", 'name', d."name", 'type', d."type",
      'status', d."status", 'extractions', (
      SELECT coalesce(json_agg(json_build_object('id', e."id", 'documentId', e."documentId", 'position', e."position",
        'form', e."form", 'taxYear', e."taxYear", 'fields', e."fields", 'problems', e."problems")
        ORDER BY e."position"), '[]')
      FROM "Extraction" e WHERE e."documentId" = d."id"))
    ORDER BY d."uploadedAt", d."id"), '[]')
  FROM "Document" d WHERE d."taxReturnId" = ${returnId})`;

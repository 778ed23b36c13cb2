import { randomUUID } from 'node:crypto';
import type { OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { openDocument } from '@/lib/documents/access';
import { openExtraction, pathPrefix } from '@/lib/documents/rows';
import { isIdentifier } from '@/lib/documents/identifiers';
import type { ExtractionField } from '@/lib/documents/schema';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { sealFor, unseal } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { maskText } from '@/lib/interview/mask';
import { holdAssigned } from '@/lib/returns/access';
import { nameOf, withPreparer } from './request-rows';
import type { Tick, TickInput } from './schema';

type Value = ExtractionField['value'];

const contextOf = (id: string): SealContext => `FieldTick.value:${id}`;

/** The ticks of a client's documents that hold: each value is still the one that was ticked. */
export async function listTicks(open: OpenClient): Promise<Tick[]> {
  const rows = await db().fieldTick.findMany({
    where: { document: { userId: open.clientId } },
    include: withPreparer,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: 5000,
  });
  const values = await readValues(db(), [...new Set(rows.map(({ documentId }) => documentId))]);
  return rows.flatMap((row) => {
    const { id, documentId, fieldPath, preparerId, value, createdAt, preparer } = row;
    const now = values.get(documentId)?.get(fieldPath);
    if (now === undefined || unseal(value, contextOf(id)) !== JSON.stringify(now)) return [];
    return [
      { documentId, fieldPath, preparerId, preparerName: nameOf(preparer), at: createdAt.toISOString() },
    ];
  });
}

/**
 * Ticks values of one document as compared with the document, or takes the preparer's own ticks back.
 * @throws AppError not_found when the document isn't this client's or the assignment has ended; conflict when a value is
 * not the one that the preparer saw
 */
export async function setTicks(open: OpenClient, input: TickInput): Promise<Tick[]> {
  const { documentId, ticked, fields } = input;
  // Another client of the same preparer: for this one, the document does not exist.
  const document = await openDocument(open, documentId, 'read', open.clientId);
  const preparerId = open.actor.id;
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "Document" WHERE "id" = ${documentId} FOR UPDATE`;
    await holdAssigned(tx, document);
    const values = (await readValues(tx, [documentId])).get(documentId) ?? new Map<string, Value>();
    const paths = fields.map(({ path }) => path);
    await tx.fieldTick.deleteMany({ where: { documentId, preparerId, fieldPath: { in: paths } } });
    if (ticked) {
      const key = await accountKeyOf(tx, open.clientId);
      for (const { path, value } of fields)
        if (!values.has(path) || shownOf(path, values.get(path) ?? null) !== value)
          throw new AppError('conflict', 'This value has changed since you opened it. Look at it again.');
      await tx.fieldTick.createMany({
        data: paths.map((fieldPath) => {
          const id = randomUUID();
          const value = sealFor(key, JSON.stringify(values.get(fieldPath) ?? null), contextOf(id));
          return { id, documentId, fieldPath, preparerId, value };
        }),
      });
    }
    await recordAudit(tx, sourceOf(open), {
      action: ticked ? 'document.fields-ticked' : 'document.ticks-removed',
      objectType: 'Document',
      objectId: documentId,
      ownerId: open.clientId,
      detail: { fields: paths },
    });
  });
  return listTicks(open);
}

/** A value as a preparer sees it. */
const shownOf = (path: string, value: Value): Value =>
  typeof value === 'string' && isIdentifier(path, value) ? maskText(value) : value;

/** Every value that was read from these documents, by document and path. */
async function readValues(tx: Transaction, documentIds: string[]): Promise<Map<string, Map<string, Value>>> {
  const rows = await tx.extraction.findMany({ where: { documentId: { in: documentIds } } });
  const found = new Map<string, Map<string, Value>>();
  for (const row of rows) {
    const prefix = pathPrefix(row.position);
    const values = found.get(row.documentId) ?? new Map<string, Value>();
    for (const { path, value } of openExtraction(row).fields) values.set(prefix + path, value);
    found.set(row.documentId, values);
  }
  return found;
}

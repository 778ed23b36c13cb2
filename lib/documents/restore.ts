import { z } from 'zod';
import { DocumentStatus as RowStatus, DocumentType as RowType } from '@/.generated/prisma/client';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db, type Transaction } from '@/lib/infra/db';
import { enqueueJob } from '@/lib/infra/jobs';
import { markFactsChanged } from '@/lib/returns/facts-changed';
import { removalStatement, takeRemoval, undoSeconds } from '@/lib/returns/removals';
import { openText, sealText } from '@/lib/reviews/sealed-text';
import { requireRoom } from './room';
import {
  openExtraction,
  openProblems,
  sealExtraction,
  sealProblems,
  toDocument,
  withExtractions,
} from './rows';
import { type Document, Extraction, isUnfinished } from './schema';
import { Problem } from './extract/schema';

/** A deleted document with everything that pointed to it, decrypted: it is sealed as a whole. */
const Deleted = z.object({
  document: z.object({
    id: z.string(),
    userId: z.string(),
    taxReturnId: z.string().nullable(),
    name: z.string(),
    type: z.enum(RowType),
    status: z.enum(RowStatus),
    storageKey: z.string(),
    fileKey: z.string().nullable(),
    contentType: z.string(),
    sizeBytes: z.number(),
    sha256: z.string(),
    uploadedAt: z.coerce.date(),
  }),
  problems: z.array(Problem).nullable(),
  /** Their ids stay: answers about a form are kept under them. */
  forms: z.array(Extraction.extend({ id: z.string(), position: z.number(), createdAt: z.coerce.date() })),
  reviews: z.array(
    z.object({
      id: z.string(),
      preparerId: z.string(),
      status: z.enum(RowStatus),
      notes: z.string(),
      recommendations: z.string(),
      createdAt: z.coerce.date(),
    }),
  ),
  attachments: z.array(z.object({ messageId: z.string(), position: z.number() })),
  requests: z.array(z.string()),
});
type Deleted = z.infer<typeof Deleted>;

async function readWhole(tx: Transaction, id: string): Promise<Deleted> {
  const row = await tx.document.findUnique({
    where: { id },
    include: {
      extractions: true,
      reviews: true,
      attachedTo: { select: { messageId: true, position: true } },
      requests: { select: { id: true } },
    },
  });
  if (row === null) throw new AppError('not_found');
  const { extractions, reviews, attachedTo, requests, problems, ...document } = row;
  return {
    document,
    problems: problems === null ? null : openProblems(id, problems),
    forms: extractions.map((form) => ({
      id: form.id,
      position: form.position,
      createdAt: form.createdAt,
      ...openExtraction(form),
    })),
    reviews: reviews.map((review) => ({
      ...review,
      notes: openText('Review.notes', review.id, review.notes),
      recommendations: openText('Review.recommendations', review.id, review.recommendations),
    })),
    attachments: attachedTo,
    requests: requests.map((request) => request.id),
  };
}

/**
 * Keeps a document that is about to be deleted for the minute in which it can be taken back, and has its bytes deleted after
 * that. The caller holds the document's lock.
 */
export async function keepDeleted(tx: Transaction, actorId: string, id: string): Promise<void> {
  const content = await readWhole(tx, id);
  const { taxReturnId: returnId, storageKey } = content.document;
  // A second deletion of what was taken back.
  await tx.removal.deleteMany({ where: { id } });
  const key = await accountKeyOf(tx, content.document.userId);
  await tx.$executeRaw(removalStatement(key, { id, actorId, returnId, kind: 'document', content }));
  // The bytes go with a job of the same transaction: storage that is down keeps none of them.
  await enqueueJob(tx, 'delete-file', storageKey, new Date(Date.now() + (undoSeconds + 5) * 1000));
}

/**
 * Puts back a document that this actor deleted within the last minute: its file, what was read from it and confirmed, its
 * reviews, and the messages and questions that point to it.
 * @throws AppError not_found when there is none (any more); conflict for a filed return; too_large when other files have
 *   taken its room
 */
export async function restoreDocument(
  call: { actor: Actor; requestId: string },
  id: string,
): Promise<Document> {
  const { actor } = call;
  return db().$transaction(async (tx) => {
    // The return is locked before anything else, as in every write; which one it is stands beside the sealed content.
    const kept = await tx.removal.findUnique({
      where: { id, actorId: actor.id },
      select: { returnId: true },
    });
    if (kept === null) throw new AppError('not_found');
    if (kept.returnId !== null) await markFactsChanged(tx, kept.returnId);
    const { kind, content } = await takeRemoval(tx, { id, actorId: actor.id });
    if (kind !== 'document') throw new AppError('not_found');
    const deleted = Deleted.parse(content);
    await requireRoom(tx, deleted.document.userId, deleted.document.sizeBytes);
    await keepBytes(tx, deleted.document.storageKey);
    await writeWhole(tx, deleted);
    if (isUnfinished(deleted.document.status)) await readOn(tx, id);
    await recordAudit(tx, sourceOf(call), {
      action: 'document.restored',
      objectType: 'Document',
      objectId: id,
      ownerId: deleted.document.userId,
    });
    return toDocument(await tx.document.findUniqueOrThrow({ where: { id }, include: withExtractions }));
  });
}

/**
 * Calls off the deletion of the file.
 * @throws AppError not_found when a worker has it already
 */
async function keepBytes(tx: Transaction, storageKey: string): Promise<void> {
  const { count } = await tx.job.deleteMany({
    where: { kind: 'delete-file', subjectId: storageKey, doneAt: null, leaseUntil: null },
  });
  if (count === 0) throw new AppError('not_found');
}

/** The job that was to read it found no document, perhaps. */
async function readOn(tx: Transaction, id: string): Promise<void> {
  const waiting = await tx.job.count({ where: { subjectId: id, doneAt: null, failedAt: null } });
  if (waiting === 0) await enqueueJob(tx, 'read-document', id);
}

async function writeWhole(tx: Transaction, deleted: Deleted): Promise<void> {
  const { document, problems, forms, reviews, attachments, requests } = deleted;
  const { id } = document;
  const key = await accountKeyOf(tx, document.userId);
  await tx.document.create({
    data: { ...document, problems: problems === null ? null : sealProblems(key, id, problems) },
  });
  await tx.extraction.createMany({
    data: forms.map(({ fields, problems: found, ...form }) => ({
      ...form,
      documentId: id,
      ...sealExtraction(key, id, form.position, { fields, problems: found }),
    })),
  });
  // A preparer who has left within the minute took their account's rows along.
  const authors = await tx.user.findMany({
    where: { id: { in: reviews.map(({ preparerId }) => preparerId) } },
    select: { id: true },
  });
  const present = new Set(authors.map((author) => author.id));
  await tx.review.createMany({
    data: reviews
      .filter(({ preparerId }) => present.has(preparerId))
      .map((review) => ({
        ...review,
        documentId: id,
        notes: sealText(key, 'Review.notes', review.id, review.notes),
        recommendations: sealText(key, 'Review.recommendations', review.id, review.recommendations),
      })),
  });
  for (const { messageId, position } of attachments)
    await tx.messageAttachment.updateMany({
      where: { messageId, position, documentId: null },
      data: { documentId: id },
    });
  await tx.informationRequest.updateMany({
    where: { id: { in: requests }, documentId: null },
    data: { documentId: id },
  });
}

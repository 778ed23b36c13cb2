import { randomUUID } from 'node:crypto';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { OpenDocument } from '@/lib/documents/access';
import { AppError } from '@/lib/errors';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { holdAssigned } from '@/lib/returns/access';
import type { Review, ReviewInput } from './schema';
import { sealText } from './sealed-text';
import { tellAsked } from './tell-asked';

/**
 * Records a preparer's review of a document; the document takes its status. The proof is one of reading: openDocument
 * gives it to assigned preparers, and the route lets preparers in only.
 * @throws AppError conflict while the document is still being read; not_found when the assignment has ended
 */
export async function reviewDocument(open: OpenDocument<'read'>, input: ReviewInput): Promise<Review> {
  const status = input.status === 'needs-clarification' ? 'needs_clarification' : input.status;
  return db().$transaction(async (tx) => {
    const { count } = await tx.document.updateMany({
      where: { id: open.id, status: { not: 'processing' } },
      data: { status },
    });
    // After it: whoever holds the document may end the assignment meanwhile.
    await holdAssigned(tx, open);
    if (count === 0)
      throw new AppError('conflict', 'This document is still being read. Try again in a moment.');
    const { notes, recommendations } = input;
    const id = randomUUID();
    const key = await accountKeyOf(tx, open.ownerId);
    const row = await tx.review.create({
      data: {
        id,
        documentId: open.id,
        preparerId: open.actor.id,
        status,
        notes: sealText(key, 'Review.notes', id, notes),
        recommendations: sealText(key, 'Review.recommendations', id, recommendations),
      },
    });
    await recordAudit(tx, sourceOf(open), {
      action: 'document.reviewed',
      objectType: 'Document',
      objectId: open.id,
      ownerId: open.ownerId,
      detail: { status: input.status },
    });
    if (input.status === 'needs-clarification') await tellAsked(tx, open.ownerId);
    return {
      id: row.id,
      documentId: open.id,
      status: input.status,
      notes,
      recommendations,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

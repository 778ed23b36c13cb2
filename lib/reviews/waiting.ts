import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import { openDecisionMessage } from '@/lib/returns/decisions';
import { newestReturn } from '@/lib/returns/rows';
import { listPreparerChanges } from './preparer-changes';
import { nameOf, toRequest, withPreparer, withUploads } from './request-rows';
import type { WaitingItem } from './schema';
import { openText } from './sealed-text';

/**
 * What waits for this client, newest first: questions, documents that need another look, letters to sign, a decision on the return, what a
 * preparer changed.
 */
export async function listWaiting(actor: Actor): Promise<WaitingItem[]> {
  const items = [
    ...(await openRequests(actor)),
    ...(await unclearDocuments(actor)),
    ...(await unsignedLetters(actor)),
    ...(await decidedReturn(actor)),
    ...(await changedReturn(actor)),
  ];
  return items.sort((a, b) => b.at.localeCompare(a.at));
}

async function openRequests(actor: Actor): Promise<WaitingItem[]> {
  const rows = await db().informationRequest.findMany({
    where: { clientId: actor.id, answeredAt: null, closedAt: null },
    include: withUploads,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });
  return rows.map((row) => ({ kind: 'request', at: row.createdAt.toISOString(), request: toRequest(row) }));
}

async function unclearDocuments(actor: Actor): Promise<WaitingItem[]> {
  const rows = await db().document.findMany({
    where: { userId: actor.id, status: 'needs_clarification' },
    include: {
      reviews: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1, include: withPreparer },
    },
    take: 100,
  });
  return rows.flatMap(({ id, name, reviews: [review] }) =>
    review === undefined
      ? []
      : [
          {
            kind: 'document' as const,
            at: review.createdAt.toISOString(),
            documentId: id,
            name,
            preparerName: nameOf(review.preparer),
            notes: openText('Review.notes', review.id, review.notes),
            recommendations: openText('Review.recommendations', review.id, review.recommendations),
          },
        ],
  );
}

async function unsignedLetters(actor: Actor): Promise<WaitingItem[]> {
  const rows = await db().engagementLetter.findMany({
    where: { clientId: actor.id, signedAt: null, withdrawnAt: null },
    include: withPreparer,
    take: 20,
  });
  return rows.map(({ id, sentAt, taxYear, preparer }) => ({
    kind: 'engagement',
    at: sentAt.toISOString(),
    letterId: id,
    preparerName: nameOf(preparer),
    taxYear,
  }));
}

/**
 * What a preparer decided: a return given back waits until the client has calculated it again, an approved one until
 * it is filed.
 */
async function decidedReturn(actor: Actor): Promise<WaitingItem[]> {
  const taxReturn = await db().taxReturn.findFirst({
    where: { userId: actor.id, status: { in: ['draft', 'approved'] } },
    orderBy: newestReturn,
    include: {
      decisions: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1, include: withPreparer },
    },
  });
  const [decision] = taxReturn?.decisions ?? [];
  if (!taxReturn || !decision || decision.status !== taxReturn.status) return [];
  const isApproved = decision.status === 'approved';
  if (!isApproved && taxReturn.calculatedAt !== null && taxReturn.calculatedAt > decision.createdAt)
    return [];
  return [
    {
      kind: isApproved ? 'approved' : 'returned',
      at: decision.createdAt.toISOString(),
      returnId: taxReturn.id,
      preparerName: nameOf(decision.preparer),
      message: openDecisionMessage(decision),
    },
  ];
}

/** What a preparer changed for the client, as one entry; until the return is filed, as it is the client who signs it. */
async function changedReturn(actor: Actor): Promise<WaitingItem[]> {
  const changes = await listPreparerChanges(actor);
  const [latest] = changes;
  if (latest === undefined) return [];
  const open = await db().taxReturn.count({ where: { userId: actor.id, status: { not: 'filed' } } });
  return open === 0
    ? []
    : [{ kind: 'changed', at: latest.at, preparerName: latest.preparerName, count: changes.length }];
}

import { noteAccess } from '@/lib/audit/note-access';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';

declare const proof: unique symbol;

/** Proof that the actor takes part in the thread of this client. Only `openThread` makes one. */
export interface OpenThread {
  readonly [proof]: true;
  readonly clientId: string;
  readonly actor: Actor;
  readonly requestId: string;
}

interface Call {
  actor: Actor;
  requestId: string;
}

/**
 * Opens the thread of a client for the client or for an assigned preparer.
 * @param clientId left out by clients, who have one thread only
 * @throws AppError not_found for everybody else, whether or not there is such a client
 */
export async function openThread(call: Call, clientId: string | undefined): Promise<OpenThread> {
  const { actor, requestId } = call;
  if (actor.role === 'client') {
    if (clientId !== undefined && clientId !== actor.id) throw new AppError('not_found');
    return { clientId: actor.id, actor, requestId } as OpenThread;
  }
  if (actor.role !== 'preparer' || clientId === undefined) throw new AppError('not_found');
  const pair = await db().assignment.findUnique({
    where: { preparerId_clientId: { preparerId: actor.id, clientId }, client: { role: 'client' } },
    select: { id: true },
  });
  if (pair === null) throw new AppError('not_found');
  await noteAccess(call, {
    action: 'thread.opened',
    objectType: 'Thread',
    objectId: clientId,
    ownerId: clientId,
  });
  return { clientId, actor, requestId } as OpenThread;
}

/** Messages of a thread get their place one after the other: waits for whoever writes in it. */
export async function holdThread(tx: Transaction, clientId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('thread:' || ${clientId}, 0))`;
}

/**
 * Holds the thread until the transaction ends, so that messages get their place one after the other, and looks once
 * more whether a preparer is still assigned: an assignment that ends meanwhile waits or wins, never both.
 * @throws AppError not_found when the assignment has ended
 */
export async function lockThread(tx: Transaction, open: OpenThread): Promise<void> {
  await holdThread(tx, open.clientId);
  if (open.actor.role !== 'preparer') return;
  const pairs = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Assignment" WHERE "preparerId" = ${open.actor.id} AND "clientId" = ${open.clientId} FOR SHARE`;
  if (pairs.length === 0) throw new AppError('not_found');
}

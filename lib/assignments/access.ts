import { noteAccess } from '@/lib/audit/note-access';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';

declare const proof: unique symbol;

/** Proof that a preparer is assigned to this client. Only `openClient` makes one. */
export interface OpenClient {
  readonly [proof]: true;
  readonly clientId: string;
  readonly actor: Actor;
  readonly requestId: string;
}

/**
 * Lets a preparer in to one of their clients, and notes it where the client can see it.
 * @throws AppError not_found when the preparer is not assigned or there is no such client, in the same words
 */
export async function openClient(
  call: { actor: Actor; requestId: string },
  clientId: string,
): Promise<OpenClient> {
  const { actor, requestId } = call;
  const pair = await db().assignment.findUnique({
    where: { preparerId_clientId: { preparerId: actor.id, clientId }, client: { role: 'client' } },
    select: { id: true },
  });
  if (actor.role !== 'preparer' || pair === null) throw new AppError('not_found', 'Client not found');
  await noteAccess(call, {
    action: 'client.opened',
    objectType: 'User',
    objectId: clientId,
    ownerId: clientId,
  });
  return { clientId, actor, requestId } as OpenClient;
}

/**
 * Holds the assignment until the transaction ends: one that is removed at the same moment waits or wins, never both.
 * @throws AppError not_found when it has ended
 */
export async function holdAssignment(tx: Transaction, open: OpenClient): Promise<void> {
  const pairs = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Assignment" WHERE "preparerId" = ${open.actor.id} AND "clientId" = ${open.clientId} FOR SHARE`;
  if (pairs.length === 0) throw new AppError('not_found', 'Client not found');
}

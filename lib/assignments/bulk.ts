import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import type { AssignManyInput, BulkResult } from './desk-schema';

interface Call {
  actor: Actor;
  requestId: string;
}

/**
 * Runs one action for many clients, each in a transaction of its own: what is refused for one holds up no other.
 * @param act says in words what was done, or throws AppError for what was refused
 */
export async function forEachClient(
  clientIds: readonly string[],
  act: (clientId: string) => Promise<string>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const clientId of clientIds)
    try {
      results.push({ clientId, done: true, message: await act(clientId) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ clientId, done: false, message: error.message });
    }
  return results;
}

/**
 * Gives many clients to one preparer, beside those who have them already or (`move`) in their place.
 * @throws AppError invalid when the preparer is none or is suspended
 */
export async function assignMany(call: Call, input: AssignManyInput): Promise<BulkResult[]> {
  const { action, preparerId, clientIds } = input;
  await requirePreparer(db(), preparerId);
  return forEachClient(clientIds, (clientId) =>
    db().$transaction(async (tx) => {
      // Locked, so that a change of role at the same moment waits and then removes the pair again.
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" IN (${preparerId}, ${clientId}) ORDER BY "id" FOR UPDATE`;
      await requirePreparer(tx, preparerId);
      const client = await tx.user.findUnique({ where: { id: clientId }, select: { role: true } });
      if (client?.role !== 'client') throw new AppError('not_found', 'Client not found');
      const pairs = await tx.assignment.findMany({ where: { clientId } });
      const isTheirs = pairs.some((pair) => pair.preparerId === preparerId);
      const others = action === 'move' ? pairs.filter((pair) => pair.preparerId !== preparerId) : [];
      if (isTheirs && others.length === 0)
        throw new AppError('conflict', 'This preparer is already assigned to this client.');
      for (const { id, preparerId: from } of others) {
        await tx.assignment.deleteMany({ where: { id } });
        await recordAudit(tx, sourceOf(call), {
          action: 'assignment.ended',
          objectType: 'Assignment',
          objectId: id,
          ownerId: clientId,
          detail: { preparerId: from },
        });
      }
      if (!isTheirs) {
        const { id } = await tx.assignment.create({ data: { preparerId, clientId } });
        await recordAudit(tx, sourceOf(call), {
          action: 'assignment.created',
          objectType: 'Assignment',
          objectId: id,
          ownerId: clientId,
          detail: { preparerId },
        });
      }
      return others.length === 0 ? 'Assigned' : 'Moved';
    }),
  );
}

async function requirePreparer(tx: Transaction, id: string): Promise<void> {
  const found = await tx.user.findUnique({ where: { id }, select: { role: true, suspendedAt: true } });
  if (found?.role !== 'preparer' || found.suspendedAt !== null) {
    const fields = { preparerId: 'Choose a preparer who isn’t suspended.' };
    throw new AppError('invalid', 'Please select a preparer', { fields });
  }
}

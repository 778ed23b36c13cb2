import { noteAccess } from '@/lib/audit/note-access';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import type { OpenReturn } from './access';

/**
 * A return on paper shows every number in full. Whoever is not its owner gets it as they get one revealed number: with
 * a fresh password or code, and a row that the owner sees. Called when the paper is there, before it leaves.
 * @throws AppError forbidden that says what to give
 */
export async function notePrint({ actor, requestId, id, ownerId }: OpenReturn<'read'>): Promise<void> {
  if (actor.id === ownerId) return;
  requireRecentFactor(actor);
  await noteAccess(
    { actor, requestId },
    { action: 'return.printed', objectType: 'TaxReturn', objectId: id, ownerId },
  );
}

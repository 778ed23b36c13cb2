import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { listedColumns, toListed } from './listed-user';
import type { ListedUser, SuspensionInput } from './schema';

/**
 * Suspends an account, which ends all its sessions at once and refuses every sign-in, or reinstates it. Asking for the
 * state that it has changes nothing and leaves no audit row.
 * @throws AppError not_found for an unknown person, conflict for one's own account and for the last administrator
 */
export async function setSuspension(
  call: { actor: Actor; requestId: string },
  userId: string,
  { suspended, reason }: SuspensionInput,
): Promise<ListedUser> {
  return db().$transaction(async (tx) => {
    // All administrators are locked, as in setRole: of two who suspend each other at once, one comes too late.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "role" = 'admin' OR "id" = ${userId} ORDER BY "id" FOR UPDATE`;
    const still = await tx.user.findUnique({
      where: { id: call.actor.id },
      select: { role: true, suspendedAt: true },
    });
    if (still?.role !== 'admin' || still.suspendedAt !== null) throw new AppError('forbidden');
    const row = await tx.user.findUnique({ where: { id: userId }, select: listedColumns });
    if (row === null) throw new AppError('not_found');
    if ((row.suspendedAt !== null) === suspended) return toListed(tx, row);
    if (userId === call.actor.id) throw new AppError('conflict', 'You can’t suspend your own account.');
    const changed = await tx.user.update({
      where: { id: userId },
      data: { suspendedAt: suspended ? new Date() : null },
      select: listedColumns,
    });
    if (suspended) {
      await tx.session.deleteMany({ where: { userId } });
      await tx.pendingSignIn.deleteMany({ where: { userId } });
    }
    await recordAudit(tx, sourceOf(call), {
      action: suspended ? 'account.suspended' : 'account.reinstated',
      objectType: 'User',
      objectId: userId,
      ownerId: userId,
      detail: { reason },
    });
    return toListed(tx, changed);
  });
}

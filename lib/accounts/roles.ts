import { recordAudit } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import type { ListedUser, RoleInput } from './schema';

/**
 * Changes a person's role; it counts from their next request on. Assignments that no longer fit end with it.
 * @throws AppError not_found for an unknown person, conflict for the last administrator
 */
export async function setRole(
  call: { actor: Actor; requestId: string },
  userId: string,
  input: RoleInput,
): Promise<ListedUser> {
  return db().$transaction(async (tx) => {
    // All administrators are locked: of two who demote each other at once, the second sees itself as the last.
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE "role" = 'admin' OR "id" = ${userId} ORDER BY "id" FOR UPDATE`;
    const user = await tx.user.findUnique({ where: { id: userId }, select: { role: true } });
    if (user === null) throw new AppError('not_found');
    if (user.role === 'admin' && input.role !== 'admin') {
      const admins = await tx.user.count({ where: { role: 'admin' } });
      if (admins === 1)
        throw new AppError('conflict', 'The last administrator cannot be given another role.');
      const still = await tx.user.findUnique({ where: { id: call.actor.id }, select: { role: true } });
      if (still?.role !== 'admin') throw new AppError('forbidden');
    }
    const row = await tx.user.update({
      where: { id: userId },
      data: { role: input.role },
      select: { id: true, email: true, firstName: true, lastName: true, role: true, createdAt: true },
    });
    // The sessions stay and mean the new role from the next request on; what was proven before counts no longer.
    await tx.session.updateMany({ where: { userId }, data: { provenAt: null } });
    if (input.role !== 'preparer') await tx.assignment.deleteMany({ where: { preparerId: userId } });
    if (input.role !== 'client') await tx.assignment.deleteMany({ where: { clientId: userId } });
    await recordAudit(
      tx,
      { actorId: call.actor.id, actorRole: call.actor.role, requestId: call.requestId },
      {
        action: 'account.role-set',
        objectType: 'User',
        objectId: userId,
        ownerId: userId,
        detail: { from: user.role, to: input.role },
      },
    );
    return { ...row, createdAt: row.createdAt.toISOString() };
  });
}

import { Prisma } from '@/.generated/prisma/client';
import { type AuditSource, recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { db, type Transaction } from '@/lib/infra/db';
import { listedColumns, toListed } from './listed-user';
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
      const others = { role: 'admin', suspendedAt: null, id: { not: userId } } as const;
      if ((await tx.user.count({ where: others })) === 0)
        throw new AppError('conflict', 'You can’t change the role of the last administrator.');
      const still = await tx.user.findUnique({ where: { id: call.actor.id }, select: { role: true } });
      if (still?.role !== 'admin') throw new AppError('forbidden');
    }
    const row = await tx.user.update({
      where: { id: userId },
      data: { role: input.role },
      select: listedColumns,
    });
    // The sessions stay and mean the new role from the next request on; what was proven before counts no longer.
    await tx.session.updateMany({ where: { userId }, data: { provenAt: null } });
    const by = sourceOf(call);
    if (input.role !== 'preparer') await endPairs(tx, by, Prisma.sql`"preparerId" = ${userId}`);
    if (input.role !== 'client') await endPairs(tx, by, Prisma.sql`"clientId" = ${userId}`);
    await recordAudit(tx, by, {
      action: 'account.role-set',
      objectType: 'User',
      objectId: userId,
      ownerId: userId,
      detail: { from: user.role, to: input.role },
    });
    return toListed(tx, row);
  });
}

/** Ends every assignment of one side. Each is noted for its client, as one that an administrator removes by hand. */
async function endPairs(tx: Transaction, by: AuditSource, side: Prisma.Sql): Promise<void> {
  const pairs = await tx.$queryRaw<{ id: string; preparerId: string; clientId: string }[]>`
    DELETE FROM "Assignment" WHERE ${side} RETURNING "id", "preparerId", "clientId"`;
  for (const { id, preparerId, clientId } of pairs)
    await recordAudit(tx, by, {
      action: 'assignment.ended',
      objectType: 'Assignment',
      objectId: id,
      ownerId: clientId,
      detail: { preparerId },
    });
}

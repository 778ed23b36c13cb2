import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { isUniqueViolation } from '@/lib/http/errors';
import { db } from '@/lib/infra/db';
import { toAssignment, withPeople } from './rows';
import type { AssignInput, Assignment } from './schema';

interface Call {
  actor: Actor;
  requestId: string;
}

/**
 * Assigns a preparer to a client.
 * @throws AppError invalid when one of the two has another role, conflict when the pair exists
 */
export async function assign(call: Call, input: AssignInput): Promise<Assignment> {
  try {
    return await db().$transaction(async (tx) => {
      // Locked, so that a change of role at the same moment waits and then removes the pair again.
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" IN (${input.preparerId}, ${input.clientId}) ORDER BY "id" FOR UPDATE`;
      const roleOf = async (id: string) =>
        (await tx.user.findUnique({ where: { id }, select: { role: true } }))?.role;
      const fields: Record<string, string> = {};
      if ((await roleOf(input.preparerId)) !== 'preparer') fields['preparerId'] = 'Choose a preparer.';
      if ((await roleOf(input.clientId)) !== 'client') fields['clientId'] = 'Choose a client.';
      if (Object.keys(fields).length > 0) {
        throw new AppError('invalid', 'Please select a preparer and client', { fields });
      }
      const row = await tx.assignment.create({ data: input, include: withPeople });
      await recordAudit(tx, sourceOf(call), {
        action: 'assignment.created',
        objectType: 'Assignment',
        objectId: row.id,
        ownerId: row.clientId,
        detail: { preparerId: row.preparerId },
      });
      return toAssignment(row);
    });
  } catch (error) {
    if (isUniqueViolation(error))
      throw new AppError('conflict', 'This preparer is already assigned to this client.');
    throw error;
  }
}

/**
 * Ends an assignment; the preparer loses access with the next request.
 * @throws AppError not_found when there is none
 */
export async function endAssignment(call: Call, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const row = await tx.assignment.findUnique({ where: { id } });
    if (row === null) throw new AppError('not_found');
    const { count } = await tx.assignment.deleteMany({ where: { id } });
    if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf(call), {
      action: 'assignment.ended',
      objectType: 'Assignment',
      objectId: id,
      ownerId: row.clientId,
      detail: { preparerId: row.preparerId },
    });
  });
}

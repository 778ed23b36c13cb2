import { queueEmail } from '@/lib/accounts/mail-work';
import { holdAssignment, type OpenClient } from '@/lib/assignments/access';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';

/** A client hears of the same open questions once in this time, in milliseconds. */
const restMs = 20 * 60 * 60_000;

/**
 * Emails a client that questions wait for them. The email says neither who asks nor what.
 * @returns how many questions wait
 * @throws AppError conflict when nothing waits, the client wants no reminders, or one went out less than 20 hours ago; not_found when the
 * assignment has ended
 */
export async function remindClient(open: OpenClient): Promise<number> {
  return db().$transaction(async (tx) => {
    await holdAssignment(tx, open);
    // Locked: two preparers who remind at the same moment send one email.
    const waiting = await tx.$queryRaw<{ id: string; remindedAt: Date | null }[]>`
      SELECT "id", "remindedAt" FROM "InformationRequest"
      WHERE "clientId" = ${open.clientId} AND "answeredAt" IS NULL AND "closedAt" IS NULL ORDER BY "id" FOR UPDATE`;
    const client = await tx.user.findUniqueOrThrow({
      where: { id: open.clientId },
      select: { requestReminders: true },
    });
    if (!client.requestReminders) throw new AppError('conflict', 'This client turned reminders off.');
    if (waiting.length === 0) throw new AppError('conflict', 'This client has no open questions.');
    const now = new Date();
    if (
      waiting.some(({ remindedAt }) => remindedAt !== null && remindedAt.getTime() > now.getTime() - restMs)
    )
      throw new AppError('conflict', 'This client was reminded less than a day ago.');
    await tx.informationRequest.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) } },
      data: { remindedAt: now },
    });
    await queueEmail(tx, 'request-reminder', open.clientId);
    await recordAudit(tx, sourceOf(open), {
      action: 'request.reminded',
      objectType: 'User',
      objectId: open.clientId,
      ownerId: open.clientId,
      detail: { count: waiting.length },
    });
    return waiting.length;
  });
}

import { queueEmail } from '@/lib/accounts/mail-work';
import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import type { Reminders } from './schema';

/** Most clients of one round; the next round of the clock takes on. */
const atOnce = 200;

/**
 * Reminds clients by email of questions that are due: three days before, and then once a week for two months. One email
 * a client and day, however many questions wait; none for those who don't want any.
 * @returns how many clients were reminded
 */
export async function remindDue(): Promise<number> {
  const today = easternDay(new Date());
  const due = await db().$queryRaw<{ clientId: string }[]>`
    SELECT DISTINCT r."clientId" FROM "InformationRequest" r JOIN "User" u ON u."id" = r."clientId"
    WHERE r."dueOn" IS NOT NULL AND r."answeredAt" IS NULL AND r."closedAt" IS NULL
      AND r."dueOn" <= ${today}::date + 3 AND r."dueOn" > ${today}::date - 60
      AND u."requestReminders" AND u."suspendedAt" IS NULL
      AND (r."remindedAt" IS NULL OR r."remindedAt" < now() AT TIME ZONE 'UTC' - interval '7 days'
        OR (r."remindedAt" < r."dueOn" - 3 AND r."remindedAt" < now() AT TIME ZONE 'UTC' - interval '20 hours'))
    LIMIT ${atOnce}`;
  for (const { clientId } of due)
    await db().$transaction(async (tx) => {
      // Locked: two instances whose clocks ring together send one email.
      const waiting = await tx.$queryRaw<{ id: string; remindedAt: Date | null }[]>`
        SELECT "id", "remindedAt" FROM "InformationRequest"
        WHERE "clientId" = ${clientId} AND "dueOn" IS NOT NULL AND "answeredAt" IS NULL AND "closedAt" IS NULL
        ORDER BY "id" FOR UPDATE`;
      const now = new Date();
      const lately = now.getTime() - 20 * 60 * 60_000;
      if (waiting.every(({ remindedAt }) => remindedAt !== null && remindedAt.getTime() > lately)) return;
      await tx.informationRequest.updateMany({
        where: { id: { in: waiting.map(({ id }) => id) } },
        data: { remindedAt: now },
      });
      await queueEmail(tx, 'request-reminder', clientId);
      await recordAudit(
        tx,
        { actorId: null, actorRole: 'system' },
        {
          action: 'request.reminded',
          objectType: 'User',
          objectId: clientId,
          ownerId: clientId,
          detail: { count: waiting.length },
        },
      );
    });
  return due.length;
}

/** Whether the signed-in client gets reminders by email. */
export async function readReminders(actor: Actor): Promise<Reminders> {
  const { requestReminders } = await db().user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { requestReminders: true },
  });
  return { byEmail: requestReminders };
}

/** Keeps whether the signed-in client wants reminders by email. */
export async function setReminders(
  call: { actor: Actor; requestId: string },
  { byEmail }: Reminders,
): Promise<Reminders> {
  return db().$transaction(async (tx) => {
    await tx.user.update({ where: { id: call.actor.id }, data: { requestReminders: byEmail } });
    await recordAudit(tx, sourceOf(call), {
      action: 'account.reminders-changed',
      objectType: 'User',
      objectId: call.actor.id,
      ownerId: call.actor.id,
      detail: { byEmail },
    });
    return { byEmail };
  });
}

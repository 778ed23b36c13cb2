import { recordAudit, sourceOf } from '@/lib/audit/commands';
import type { Actor } from '@/lib/auth/actor';
import { idleLimitMs } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { describeDevice } from './describe-device';
import type { SignedInBrowser } from './security-schema';

/** The browsers where this person is signed in, this one first, then the last seen. */
export async function listSessions(actor: Actor): Promise<SignedInBrowser[]> {
  const now = Date.now();
  const rows = await db().session.findMany({
    where: {
      userId: actor.id,
      expires: { gt: new Date(now) },
      // One that was idle for too long is over, though its row is only swept with its last hour.
      lastSeenAt: { gte: new Date(now - idleLimitMs[actor.role]) },
    },
    orderBy: { lastSeenAt: 'desc' },
    take: 100,
  });
  return rows
    .map((row) => ({
      id: row.id,
      device: describeDevice(row.userAgent),
      isCurrent: row.id === actor.sessionId,
      signedInAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/**
 * Signs out one browser, or all but this one when `sessionId` is null. It counts from their next request on.
 * @throws AppError not_found for a session that is not this person's
 */
export async function endSessions(
  call: { actor: Actor; requestId: string },
  sessionId: string | null,
): Promise<void> {
  const { actor, requestId } = call;
  await db().$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({
      where: { userId: actor.id, id: sessionId ?? { not: actor.sessionId } },
    });
    if (sessionId === null) await tx.pendingSignIn.deleteMany({ where: { userId: actor.id } });
    else if (count === 0) throw new AppError('not_found');
    await recordAudit(tx, sourceOf({ actor, requestId }), {
      action: 'session.ended',
      objectType: 'User',
      objectId: actor.id,
      ownerId: actor.id,
      detail: { count },
    });
  });
}

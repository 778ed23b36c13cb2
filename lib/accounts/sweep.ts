import { db } from '@/lib/infra/db';

const day = 24 * 60 * 60_000;

/** Deletes what is over: sessions, half sign-ins, links, unused invitations, counters. @returns how many rows there were */
export async function sweepExpired(): Promise<number> {
  const now = new Date();
  const expired = { where: { expires: { lt: now } } };
  // The longest window is a day, the longest closed door a quarter of an hour.
  const old = { where: { windowAt: { lt: new Date(now.getTime() - 2 * day) } } };
  const deleted = [
    await db().session.deleteMany(expired),
    await db().pendingSignIn.deleteMany(expired),
    await db().passwordReset.deleteMany(expired),
    await db().rateLimit.deleteMany(old),
    // An address that nobody answered from is kept for a month, so that the sender sees what became of it.
    await db().invitation.deleteMany({
      where: { acceptedAt: null, expiresAt: { lt: new Date(now.getTime() - 30 * day) } },
    }),
  ];
  return deleted.reduce((sum, { count }) => sum + count, 0);
}

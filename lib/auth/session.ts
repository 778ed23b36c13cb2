import { env } from '@/lib/env';
import { hashToken, newToken } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import type { Actor, Role } from './actor';
import { cookieName, readCookie, sessionBase, writeCookie } from './cookies';
import { isConfirmed } from './second-factor';

const minute = 60_000;
/** A session ends this long after sign-in, whatever happens. */
export const absoluteLimitMs = 12 * 60 * minute;
/** And this long after the last sign of life. */
export const idleLimitMs: Record<Role, number> = {
  client: 30 * minute,
  preparer: 15 * minute,
  admin: 15 * minute,
};

/** The session cookie as Auth.js wants it described. */
export function sessionCookie() {
  const name = cookieName(sessionBase);
  const secure = name.startsWith('__Host-');
  return { name, options: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const };
}

/** The Set-Cookie value that starts a session, or ends it when the token is null. */
export function writeSessionCookie(token: string | null): string {
  return writeCookie(sessionBase, token, absoluteLimitMs / 1000);
}

/** The session token that a request carries, if any. */
export function readSessionToken(headers: Headers): string | null {
  return readCookie(headers, sessionBase);
}

/** Starts a session, proven by the password or code just given, and returns its token; only its hash is stored. */
export async function startSession(
  tx: Transaction,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const token = newToken();
  const now = Date.now();
  await tx.session.create({
    data: {
      sessionToken: hashToken(token),
      userId,
      expires: new Date(now + absoluteLimitMs),
      provenAt: new Date(now),
      userAgent: userAgent?.slice(0, 200) ?? null,
    },
  });
  return token;
}

/** Ends the session of a token; an unknown token is fine. */
export async function endSession(tx: Transaction, token: string): Promise<void> {
  await tx.session.deleteMany({ where: { sessionToken: hashToken(token) } });
}

interface FoundSession {
  session: { id: string; expires: Date; lastSeenAt: Date; provenAt: Date | null };
  user: Pick<Actor, 'id' | 'role' | 'email' | 'firstName' | 'lastName' | 'planTier'>;
  secondFactor: { confirmedAt: Date | null };
}

/**
 * Session, person and second factor in one look, because every request takes it: through the models it is three, one
 * after the other.
 */
async function findSession(tokenHash: string): Promise<FoundSession | null> {
  const [row] = await db().$queryRaw<
    (FoundSession['user'] &
      Omit<FoundSession['session'], 'id'> & { sessionId: string; confirmedAt: Date | null })[]
  >`
    SELECT s."id" AS "sessionId", s."expires", s."lastSeenAt", s."provenAt", f."confirmedAt",
      u."id", u."role"::text AS "role", u."email", u."firstName", u."lastName", u."planTier"::text AS "planTier"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" LEFT JOIN "SecondFactor" f ON f."userId" = u."id"
    WHERE s."sessionToken" = ${tokenHash} AND u."suspendedAt" IS NULL`;
  if (row === undefined) return null;
  const { sessionId, expires, lastSeenAt, provenAt, confirmedAt, ...user } = row;
  return { session: { id: sessionId, expires, lastSeenAt, provenAt }, user, secondFactor: { confirmedAt } };
}

/**
 * The person behind a session token, or null when it is unknown, ended, too old or idle for too long.
 * @param options.passive true for what a timer asks: it does not count as a sign of life
 */
export async function readActor(
  token: string | null,
  options: { passive?: boolean } = {},
): Promise<Actor | null> {
  if (token === null || token.length > 200) return null;
  const row = await findSession(hashToken(token));
  if (row === null) return null;
  const { session, user } = row;
  const now = Date.now();
  const idle = now - session.lastSeenAt.getTime();
  const idleLeft = idleLimitMs[user.role] - idle;
  if (session.expires.getTime() <= now || idleLeft < 0) {
    await db().session.deleteMany({ where: { id: session.id } });
    return null;
  }
  const isSignOfLife = options.passive !== true && idle > minute;
  if (isSignOfLife) {
    await db().session.updateMany({ where: { id: session.id }, data: { lastSeenAt: new Date(now) } });
  }
  const hasSecondFactor = isConfirmed(row.secondFactor);
  const end = session.expires.getTime();
  return {
    ...user,
    sessionId: session.id,
    provenAt: session.provenAt,
    hasSecondFactor,
    mustEnrol: user.role !== 'client' && env().staffNeedsSecondFactor && !hasSecondFactor,
    sessionEnds: {
      idle: new Date(Math.min(end, now + (isSignOfLife ? idleLimitMs[user.role] : idleLeft))),
      absolute: session.expires,
    },
  };
}

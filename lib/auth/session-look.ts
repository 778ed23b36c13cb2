import type { Adapter } from 'next-auth/adapters';
import { env } from '@/lib/env';
import { hashToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import type { Actor } from './actor';
import { isConfirmed } from './second-factor';
import { absoluteLimitMs, idleLimitMs } from './session';

type Person = Pick<Actor, 'id' | 'role' | 'email' | 'firstName' | 'lastName' | 'planTier'>;
interface FoundSession {
  session: { id: string; expires: Date; lastSeenAt: Date; provenAt: Date | null };
  user: Person;
  secondFactor: { confirmedAt: Date | null };
}

/**
 * Session, person and second factor in one look, because every request takes it: through the models it is three, one
 * after the other.
 */
async function findSession(tokenHash: string): Promise<FoundSession | null> {
  const [row] = await db().$queryRaw<
    (Person & Omit<FoundSession['session'], 'id'> & { sessionId: string; confirmedAt: Date | null })[]
  >`
    SELECT s."id" AS "sessionId", s."expires", s."lastSeenAt", s."provenAt", f."confirmedAt",
      u."id", u."role"::text AS "role", u."email", u."firstName", u."lastName", u."planTier"::text AS "planTier"
    FROM "Session" s JOIN "User" u ON u."id" = s."userId" LEFT JOIN "SecondFactor" f ON f."userId" = u."id"
    WHERE s."sessionToken" = ${tokenHash} AND u."suspendedAt" IS NULL`;
  if (row === undefined) return null;
  const { sessionId, expires, lastSeenAt, provenAt, confirmedAt, ...user } = row;
  return { session: { id: sessionId, expires, lastSeenAt, provenAt }, user, secondFactor: { confirmedAt } };
}

/** The session of a token; null when it is unknown, ended, too old, or idle for longer than its person's role may be. */
async function findLiving(token: string, now: number): Promise<FoundSession | null> {
  if (token.length > 200) return null;
  const found = await findSession(hashToken(token));
  if (found === null) return null;
  const { session, user } = found;
  const isIdle = now - session.lastSeenAt.getTime() > idleLimitMs[user.role];
  if (session.expires.getTime() > now && !isIdle) return found;
  await db().session.deleteMany({ where: { id: session.id } });
  return null;
}

function toActor({ session, user, secondFactor }: FoundSession): Actor {
  const hasSecondFactor = isConfirmed(secondFactor);
  const idleEnd = session.lastSeenAt.getTime() + idleLimitMs[user.role];
  return {
    ...user,
    sessionId: session.id,
    provenAt: session.provenAt,
    hasSecondFactor,
    mustEnrol: user.role !== 'client' && env().staffNeedsSecondFactor && !hasSecondFactor,
    sessionEnds: {
      idle: new Date(Math.min(session.expires.getTime(), idleEnd)),
      absolute: session.expires,
    },
  };
}

/** What one call of Auth.js reads: its adapter's half about sessions, and afterwards who was found by it. */
export interface SessionLook {
  reads: Required<Pick<Adapter, 'getSessionAndUser' | 'updateSession'>>;
  readActor: () => Actor | null;
}

/**
 * Prepares one look at a session. Auth.js knows one length of sessions, counted from the last sign of life; how long
 * each role may be idle, and the end that no request moves, are checked here before Auth.js sees the session.
 * @param options.passive true for what a timer asks: it is no sign of life
 * @param options.blind true while a provider sends somebody back: then the session this browser may have is not looked
 * at, so that a provider's account is never tied to whoever happens to be signed in
 */
export function lookAtSession({ passive = false, blind = false } = {}): SessionLook {
  let found: FoundSession | null = null;
  return {
    reads: {
      getSessionAndUser: async (sessionToken) => {
        found = blind ? null : await findLiving(sessionToken, Date.now());
        if (found === null) return null;
        const { id, email } = found.user;
        const expires = new Date(found.session.lastSeenAt.getTime() + absoluteLimitMs);
        return {
          user: { id, email, emailVerified: null },
          session: { sessionToken, userId: id, expires },
        };
      },
      // Auth.js asks for it when the last sign of life is longer ago than `updateAge`.
      updateSession: async () => {
        if (found === null || passive) return null;
        const { session } = found;
        session.lastSeenAt = new Date();
        const { id, lastSeenAt } = session;
        await db().session.updateMany({ where: { id }, data: { lastSeenAt } });
        return null;
      },
    },
    readActor: () => (found === null ? null : toActor(found)),
  };
}

import { db, type Transaction } from '@/lib/infra/db';
import { hashToken, newToken } from '@/lib/infra/crypto';
import { env } from '@/lib/env';
import type { Actor } from './actor';

const minute = 60_000;
/** A session ends this long after sign-in, whatever happens. */
export const absoluteLimitMs = 12 * 60 * minute;
const idleLimitMs = { client: 60 * minute, preparer: 15 * minute, admin: 15 * minute };

/** `__Host-` binds the cookie to this host and to https; without https (local use) browsers refuse that prefix. */
export function sessionCookie() {
  const secure = env().appUrl.startsWith('https://');
  return {
    name: secure ? '__Host-plainfile.session' : 'plainfile.session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure } as const,
  };
}

/** The Set-Cookie value that starts a session, or ends it when the token is null. */
export function writeSessionCookie(token: string | null): string {
  const { name, options } = sessionCookie();
  const life = token === null ? 0 : absoluteLimitMs / 1000;
  return `${name}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`;
}

/** The session token that a request carries, if any. */
export function readSessionToken(headers: Headers): string | null {
  const { name } = sessionCookie();
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}

/** Starts a session and returns its token; only the token's hash is stored. */
export async function startSession(
  tx: Transaction,
  userId: string,
  userAgent: string | null,
): Promise<string> {
  const token = newToken();
  await tx.session.create({
    data: {
      sessionToken: hashToken(token),
      userId,
      expires: new Date(Date.now() + absoluteLimitMs),
      userAgent: userAgent?.slice(0, 200) ?? null,
    },
  });
  return token;
}

/** Ends the session of a token; an unknown token is fine. */
export async function endSession(tx: Transaction, token: string): Promise<void> {
  await tx.session.deleteMany({ where: { sessionToken: hashToken(token) } });
}

/** The person behind a session token, or null when it is unknown, ended, too old or idle for too long. */
export async function readActor(token: string | null): Promise<Actor | null> {
  if (token === null || token.length > 200) return null;
  const session = await db().session.findUnique({
    where: { sessionToken: hashToken(token) },
    select: {
      id: true,
      expires: true,
      lastSeenAt: true,
      user: {
        select: { id: true, role: true, email: true, firstName: true, lastName: true, planTier: true },
      },
    },
  });
  if (session === null) return null;
  const now = Date.now();
  const idle = now - session.lastSeenAt.getTime();
  if (session.expires.getTime() <= now || idle > idleLimitMs[session.user.role]) {
    await db().session.deleteMany({ where: { id: session.id } });
    return null;
  }
  if (idle > minute) {
    await db().session.updateMany({ where: { id: session.id }, data: { lastSeenAt: new Date(now) } });
  }
  return { ...session.user, sessionId: session.id };
}

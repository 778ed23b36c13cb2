import type { Role } from './actor';
import { cookieName, readCookie, sessionBase, writeCookie } from './cookies';

const minute = 60_000;
/** A session ends this long after sign-in, whatever happens. */
export const absoluteLimitMs = 12 * 60 * minute;
/** And this long after the last sign of life. */
export const idleLimitMs: Record<Role, number> = {
  client: 30 * minute,
  preparer: 15 * minute,
  admin: 15 * minute,
};
/** A sign of life is written at most this often. */
export const noteLifeEveryMs = minute;

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

/** The token that a browser brings along, so that signing in or out can end its session. It says nothing about who asks. */
export function readSessionToken(headers: Headers): string | null {
  return readCookie(headers, sessionBase);
}

import { env } from '@/lib/env';

/** Holds the session token. */
export const sessionBase = 'plainfile.session';

const isSecure = () => env().appUrl.startsWith('https://');

/** `__Host-` binds the cookie to this host and to https; without https (local use) browsers refuse that prefix. */
export function cookieName(base: string): string {
  return isSecure() ? `__Host-${base}` : base;
}

/** The value of a cookie that a request carries, if any. */
export const readCookie = (headers: Headers, base: string): string | null =>
  findCookie(headers.get('cookie') ?? '', base);

/** The value of a cookie in the text of a Cookie header, if it is there. */
export function findCookie(header: string, base: string): string | null {
  const name = cookieName(base);
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}

/** The Set-Cookie value that keeps a value for so many seconds, or drops it when it is null. Scripts never see it. */
export function writeCookie(base: string, value: string | null, seconds: number): string {
  const life = value === null ? 0 : seconds;
  return `${cookieName(base)}=${value ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${isSecure() ? '; Secure' : ''}`;
}

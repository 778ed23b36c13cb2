import { skipCSRFCheck } from '@auth/core';
import NextAuth, { type NextAuthConfig } from 'next-auth';
import Google from 'next-auth/providers/google';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { newToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import type { Actor } from './actor';
import { createAdapter } from './adapter';
import { cookieName } from './cookies';
import { pendingCookie, startPendingSignIn } from './pending-sign-in';
import { isConfirmed } from './second-factor';
import { absoluteLimitMs, noteLifeEveryMs, sessionCookie } from './session';
import { lookAtSession, type SessionLook } from './session-look';

/** True when the operator configured sign-in with Google (or a stand-in issuer). */
export function hasGoogle(): boolean {
  return env().AUTH_GOOGLE_ID !== undefined;
}

const callbackPath = '/api/auth/callback/google';

function configure(look: SessionLook): NextAuthConfig {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER, AUTH_SECRET } = env();
  const issuer = AUTH_GOOGLE_ISSUER === undefined ? {} : { issuer: AUTH_GOOGLE_ISSUER };
  return {
    adapter: createAdapter(look.reads),
    trustHost: true,
    ...(AUTH_SECRET === undefined ? {} : { secret: AUTH_SECRET }),
    providers:
      AUTH_GOOGLE_ID === undefined || AUTH_GOOGLE_SECRET === undefined
        ? []
        : [
            Google({
              clientId: AUTH_GOOGLE_ID,
              clientSecret: AUTH_GOOGLE_SECRET,
              checks: ['pkce', 'state', 'nonce'],
              ...issuer,
            }),
          ],
    session: {
      strategy: 'database',
      maxAge: absoluteLimitMs / 1000,
      updateAge: noteLifeEveryMs / 1000,
      generateSessionToken: newToken,
    },
    cookies: { sessionToken: sessionCookie() },
    pages: { signIn: '/login', error: '/login' },
    callbacks: {
      signIn: async ({ account, profile }) => {
        // An address that the provider does not vouch for could be anybody's.
        if (!account || !profile?.email || profile.email_verified !== true) return false;
        return askForCode(account.provider, account.providerAccountId);
      },
      // The rows that arrive here hold more than the browser may know: only listed fields leave.
      session: ({ session, user }) => {
        const end: Date = look.readActor()?.sessionEnds.absolute ?? session.expires;
        return { expires: end.toISOString(), user: { id: user.id, email: user.email } };
      },
      redirect: ({ url, baseUrl }) => {
        const target = new URL(url, baseUrl);
        return target.origin === new URL(baseUrl).origin ? target.href : baseUrl;
      },
    },
  };
}

/**
 * With a second factor on, a provider's word is the first step only: no session, but the form for the code.
 * @returns true when nothing more is needed, else the address to go to
 */
async function askForCode(provider: string, providerAccountId: string): Promise<true | string> {
  const account = await db().account.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: {
      userId: true,
      user: { select: { suspendedAt: true, secondFactor: { select: { confirmedAt: true } } } },
    },
  });
  if (account !== null && account.user.suspendedAt !== null) return '/login?error=suspended';
  if (account === null || !isConfirmed(account.user.secondFactor)) return true;
  const token = await db().$transaction((tx) => startPendingSignIn(tx, account.userId));
  const { seconds, base } = pendingCookie;
  const { options } = sessionCookie();
  (await cookies()).set(cookieName(base), token, { ...options, maxAge: seconds });
  return '/login?step=code';
}

/**
 * Who asks, on this very request; null when nobody is signed in. Pages, handlers and the middleware all learn it here
 * and nowhere else.
 *
 * Auth.js reads the cookie, finds the session through the adapter and decides whether it lives and is kept alive. Each
 * call has settings of its own, so that who was found and what went wrong belong to this request alone.
 * @param options.passive true for what a timer asks: it does not count as a sign of life
 * @throws what the database threw: a session that could not be read is not the same as none
 */
export async function auth({ passive = false } = {}): Promise<Actor | null> {
  const look = lookAtSession({ passive });
  const faults: Error[] = [];
  const logger = { error: (fault: Error) => void faults.push(fault) };
  const session = await NextAuth(() => ({ ...configure(look), logger, skipCSRFCheck })).auth();
  const [fault] = faults;
  if (fault !== undefined) throw originOf(fault);
  return session === null ? null : look.readActor();
}

/** Auth.js wraps what its adapter throws. */
function originOf(fault: Error): unknown {
  const { cause } = fault;
  return typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : fault;
}

const provider = NextAuth((request) =>
  configure(lookAtSession({ passive: true, blind: request?.nextUrl.pathname === callbackPath })),
);

/** Where to send somebody who wants to sign in with Google: the provider, with state, nonce and PKCE. */
export function startGoogle(): Promise<string> {
  return provider.signIn('google', { redirectTo: '/dashboard', redirect: false });
}

/** What of Auth.js is reachable from outside: the way back from the provider, and who is signed in. */
export async function answerAuth(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  const isOpen = pathname === '/api/auth/session' || (pathname === callbackPath && hasGoogle());
  if (!isOpen) throw new AppError('not_found');
  const { status, headers, body } = await provider.handlers.GET(request);
  // A redirect of Auth.js after a refusal cannot be changed: its headers are copied.
  const own = new Headers(headers);
  own.set('Cache-Control', 'no-store');
  return new Response(body, { status, headers: own });
}

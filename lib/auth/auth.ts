import NextAuth from 'next-auth';
import Google from 'next-auth/providers/google';
import { env } from '@/lib/env';
import { newToken } from '@/lib/infra/crypto';
import { createAdapter } from './adapter';
import { absoluteLimitMs, sessionCookie } from './session';

/** True when the operator configured sign-in with Google (or a stand-in issuer). */
export function hasGoogle(): boolean {
  return env().AUTH_GOOGLE_ID !== undefined;
}

/** Auth.js with database sessions: the provider's callbacks and /api/auth/session. Set up on the first request. */
export const { handlers, signIn } = NextAuth(() => {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER, AUTH_SECRET } = env();
  const issuer = AUTH_GOOGLE_ISSUER === undefined ? {} : { issuer: AUTH_GOOGLE_ISSUER };
  return {
    adapter: createAdapter(),
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
      updateAge: absoluteLimitMs / 1000,
      generateSessionToken: newToken,
    },
    cookies: { sessionToken: sessionCookie() },
    pages: { signIn: '/login', error: '/login' },
    callbacks: {
      // The rows that arrive here hold the password hash and the token: only listed fields leave.
      session: ({ session, user }) => ({
        expires: session.expires,
        user: { id: user.id, email: user.email },
      }),
      redirect: ({ url, baseUrl }) => {
        const target = new URL(url, baseUrl);
        return target.origin === new URL(baseUrl).origin ? target.href : baseUrl;
      },
    },
  };
});

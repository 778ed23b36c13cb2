import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { CurrentUser } from '@/lib/accounts/schema';
import { CodeInput } from '@/lib/accounts/security-schema';
import { finishSignIn } from '@/lib/accounts/sign-in';
import { describeSignIn } from '@/lib/accounts/sign-in-source';
import { readPendingToken, writePendingCookie } from '@/lib/auth/pending-sign-in';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

/** The second step of signing in: the code that POST /api/auth/login asked for. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'sign-in',
    body: CodeInput,
    reply: CurrentUser,
    form: {
      body: (fields) => ({ code: fields.get('code') ?? '' }),
      page: () => '/login?step=code',
      next: () => '/dashboard',
    },
    handle: async (call) => {
      const pending = readPendingToken(call.request.headers);
      const { user, token } = await finishSignIn(pending, call.body.code, describeSignIn(call));
      after(sendDueEmails);
      const headers = new Headers({ 'Set-Cookie': writeSessionCookie(token) });
      headers.append('Set-Cookie', writePendingCookie(null));
      return new Reply(user, { headers });
    },
  }),
});

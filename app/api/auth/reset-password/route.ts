import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { resetPassword } from '@/lib/accounts/passwords';
import { ResetInput } from '@/lib/accounts/security-schema';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

/** Sets a new password with the secret part of a link. Nobody is signed in by it. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'reset',
    body: ResetInput,
    handle: async ({ body, requestId }) => {
      await resetPassword(body, requestId);
      after(sendDueEmails);
      return new Reply(null, { status: 204, headers: { 'Set-Cookie': writeSessionCookie(null) } });
    },
  }),
});

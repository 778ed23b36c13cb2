import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { confirmSetup } from '@/lib/accounts/second-factor';
import { CodeInput, RecoveryCodes } from '@/lib/accounts/security-schema';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

/** The first code of a new authenticator app; the reply shows the recovery codes this once. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    whileEnrolling: true,
    limit: 'confirm',
    body: CodeInput,
    reply: RecoveryCodes,
    handle: async (call) => {
      const { headers } = call.request;
      const { token, recoveryCodes } = await confirmSetup(call, call.body.code, headers.get('user-agent'));
      after(sendDueEmails);
      return new Reply({ recoveryCodes }, { headers: { 'Set-Cookie': writeSessionCookie(token) } });
    },
  }),
});

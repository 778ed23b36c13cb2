import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { changePassword } from '@/lib/accounts/passwords';
import { PasswordInput } from '@/lib/accounts/security-schema';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    limit: 'confirm',
    body: PasswordInput,
    handle: async (call) => {
      const token = await changePassword(call, call.body, call.request.headers.get('user-agent'));
      after(sendDueEmails);
      return new Reply(null, { status: 204, headers: { 'Set-Cookie': writeSessionCookie(token) } });
    },
  }),
});

import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { requestReset } from '@/lib/accounts/passwords';
import { ForgotInput } from '@/lib/accounts/security-schema';
import { limitEmailsTo } from '@/lib/http/rate-limit';
import { endpoint, route } from '@/lib/http/route';

/** Asks for a link to choose a new password. The reply is sent before anybody looks whether there is an account. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'reset',
    body: ForgotInput,
    reply: z.object({ accepted: z.literal(true) }),
    status: 202,
    handle: async ({ body, requestId }) => {
      await limitEmailsTo(body.email);
      after(async () => {
        await requestReset(body.email, requestId);
        await sendDueEmails();
      });
      return { accepted: true } as const;
    },
  }),
});

import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openClient } from '@/lib/assignments/access';
import { listLetters, sendLetter } from '@/lib/assignments/engagement';
import { EngagementInput, EngagementLetter } from '@/lib/assignments/engagement-schema';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: z.array(EngagementLetter),
    handle: async (call) => listLetters(await openClient(call, call.params.clientId)),
  }),
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    body: EngagementInput,
    reply: EngagementLetter,
    status: 201,
    handle: async (call) => {
      const letter = await sendLetter(await openClient(call, call.params.clientId), call.body);
      after(sendDueEmails);
      return letter;
    },
  }),
});

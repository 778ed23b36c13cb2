import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { acceptReply } from '@/lib/reviews/accept';
import { AcceptInput, InformationRequest } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    params: ClientParams.extend({ requestId: z.string() }),
    body: AcceptInput,
    reply: InformationRequest,
    handle: async (call) => {
      const { clientId, requestId } = call.params;
      const request = await acceptReply(await openClient(call, clientId), requestId, call.body);
      // The client hears that their return was changed.
      after(sendDueEmails);
      return request;
    },
  }),
});

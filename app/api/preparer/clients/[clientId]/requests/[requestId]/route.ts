import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { closeRequest } from '@/lib/reviews/requests';
import { CloseInput, InformationRequest } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: route({
    access: ['preparer'],
    params: ClientParams.extend({ requestId: z.string() }),
    body: CloseInput,
    reply: InformationRequest,
    handle: async (call) => {
      const { clientId, requestId } = call.params;
      const request = await closeRequest(await openClient(call, clientId), requestId, call.body.closed);
      after(sendDueEmails);
      return request;
    },
  }),
});

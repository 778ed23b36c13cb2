import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { askClient, listRequests } from '@/lib/reviews/requests';
import { InformationRequest, RequestInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: z.array(InformationRequest),
    handle: async (call) => listRequests(await openClient(call, call.params.clientId)),
  }),
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    body: RequestInput,
    reply: InformationRequest,
    status: 201,
    handle: async (call) => {
      const request = await askClient(await openClient(call, call.params.clientId), call.body);
      after(sendDueEmails);
      return request;
    },
  }),
});

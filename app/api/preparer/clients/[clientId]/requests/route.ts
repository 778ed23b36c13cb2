import { z } from 'zod';
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
    handle: async (call) => askClient(await openClient(call, call.params.clientId), call.body),
  }),
});

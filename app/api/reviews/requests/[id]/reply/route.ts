import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { replyToRequest } from '@/lib/reviews/requests';
import { InformationRequest, ReplyInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client'],
    params: IdParams,
    body: ReplyInput,
    reply: InformationRequest,
    handle: async (call) => replyToRequest(call, call.params.id, call.body),
  }),
});

import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { Estimate } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { readEstimate } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    reply: Estimate,
    handle: async (call) => readEstimate(await openReturn(call, call.params.taxReturnId, 'read')),
  }),
});

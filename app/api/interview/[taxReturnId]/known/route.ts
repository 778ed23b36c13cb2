import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { Known } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { readKnown } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    reply: Known,
    handle: async (call) => readKnown(await openReturn(call, call.params.taxReturnId, 'read')),
  }),
});

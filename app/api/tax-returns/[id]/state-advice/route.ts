import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { StateAdvice } from '@/lib/returns/results-schema';
import { readStateAdvice } from '@/lib/returns/state-advice';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: StateAdvice,
    handle: async (call) => readStateAdvice(await openReturn(call, call.params.id, 'read')),
  }),
});

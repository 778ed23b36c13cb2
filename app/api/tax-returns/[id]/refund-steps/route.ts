import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { readRefundSteps } from '@/lib/returns/projection';
import { RefundSteps } from '@/lib/returns/results-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: RefundSteps,
    handle: async (call) => readRefundSteps(await openReturn(call, call.params.id, 'read')),
  }),
});

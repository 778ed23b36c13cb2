import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { discoverForReturn } from '@/lib/returns/deduction-discovery';
import { DeductionDiscovery } from '@/lib/returns/results-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: DeductionDiscovery,
    handle: async (call) => discoverForReturn(await openReturn(call, call.params.id, 'read')),
  }),
});

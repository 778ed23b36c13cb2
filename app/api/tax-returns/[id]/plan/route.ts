import { readPlanNeed } from '@/lib/billing/queries';
import { PlanNeed } from '@/lib/billing/schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: PlanNeed,
    handle: async (call) => readPlanNeed(await openReturn(call, call.params.id, 'read')),
  }),
});

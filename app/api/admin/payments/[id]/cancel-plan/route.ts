import { after } from 'next/server';
import { cancelPlan } from '@/lib/billing/commands';
import { CancelPlanInput } from '@/lib/billing/schema';
import { settleDuePayments } from '@/lib/billing/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['admin'],
    params: IdParams,
    body: CancelPlanInput,
    status: 204,
    handle: async (call) => {
      await cancelPlan(call, call.params.id, call.body.reason);
      after(settleDuePayments);
    },
  }),
});

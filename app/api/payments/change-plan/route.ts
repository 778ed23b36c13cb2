import { after } from 'next/server';
import { switchToSmallerPlan } from '@/lib/billing/commands';
import { ChangePlanInput, Payment } from '@/lib/billing/schema';
import { settleDuePayments } from '@/lib/billing/work';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client'],
    body: ChangePlanInput,
    reply: Payment,
    handle: async (call) => {
      const payment = await switchToSmallerPlan(call, call.body.planType, call.body.taxYear);
      after(settleDuePayments);
      return payment;
    },
  }),
});

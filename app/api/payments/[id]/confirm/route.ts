import { after } from 'next/server';
import { confirmPayment } from '@/lib/billing/commands';
import { Payment } from '@/lib/billing/schema';
import { settleDuePayments } from '@/lib/billing/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    limit: 'payment',
    params: IdParams,
    reply: Payment,
    handle: async (call) => {
      const payment = await confirmPayment(call, call.params.id);
      // Paid in two windows: what is too much goes back now.
      after(settleDuePayments);
      return payment;
    },
  }),
});

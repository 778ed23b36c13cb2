import { z } from 'zod';
import { listAllPayments } from '@/lib/billing/queries';
import { ListedPayment, PaymentQuery } from '@/lib/billing/schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: PaymentQuery,
    reply: z.array(ListedPayment),
    handle: async ({ query }) => {
      const { payments, next } = await listAllPayments(query);
      return new Reply(payments, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

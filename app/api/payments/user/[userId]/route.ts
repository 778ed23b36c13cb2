import { after } from 'next/server';
import { z } from 'zod';
import { listPayments } from '@/lib/billing/queries';
import { Payment } from '@/lib/billing/schema';
import { settleDuePayments } from '@/lib/billing/work';
import { PageQuery, UserParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client', 'preparer'],
    params: UserParams,
    query: PageQuery,
    reply: z.array(Payment),
    handle: async ({ actor, params, query }) => {
      const { payments, next, unfinished } = await listPayments(actor, params.userId, query);
      if (unfinished) after(settleDuePayments);
      return new Reply(payments, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

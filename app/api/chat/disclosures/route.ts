import { z } from 'zod';
import { listDisclosures } from '@/lib/chat/queries';
import { Disclosure, HistoryQuery } from '@/lib/chat/schema';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    query: HistoryQuery,
    reply: z.array(Disclosure),
    handle: async (call) => {
      const open = await openReturn(call, call.query.taxReturnId, 'chat');
      const { disclosures, next } = await listDisclosures(open, call.query);
      return new Reply(disclosures, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

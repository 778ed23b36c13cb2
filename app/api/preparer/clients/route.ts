import { z } from 'zod';
import { listClients } from '@/lib/assignments/queue';
import { AssignedClient } from '@/lib/assignments/schema';
import { PageQuery } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    query: PageQuery,
    reply: z.array(AssignedClient),
    handle: async ({ actor, query }) => {
      const { clients, next } = await listClients(actor, query);
      return new Reply(clients, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

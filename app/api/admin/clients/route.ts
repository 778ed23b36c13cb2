import { z } from 'zod';
import { listAllClients } from '@/lib/assignments/admin-queue';
import { AdminClient, AdminClientsQuery } from '@/lib/assignments/desk-schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: AdminClientsQuery,
    reply: z.array(AdminClient),
    handle: async ({ query }) => {
      const { clients, next } = await listAllClients(query);
      return new Reply(clients, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

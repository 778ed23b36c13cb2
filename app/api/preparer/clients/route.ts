import { z } from 'zod';
import { listClients } from '@/lib/assignments/queries';
import { AssignedClient } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    reply: z.array(AssignedClient),
    handle: async ({ actor }) => listClients(actor),
  }),
});

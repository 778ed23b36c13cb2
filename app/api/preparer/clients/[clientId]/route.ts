import { z } from 'zod';
import { readClient } from '@/lib/assignments/queries';
import { ClientDetail } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: z.object({ clientId: z.string() }),
    reply: ClientDetail,
    handle: async ({ actor, params }) => readClient(actor, params.clientId),
  }),
});

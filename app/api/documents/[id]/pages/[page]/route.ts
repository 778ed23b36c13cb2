import { z } from 'zod';
import { openPages } from '@/lib/documents/access';
import { servePage } from '@/lib/documents/serve-page';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: z.object({ id: z.string(), page: z.coerce.number().int().min(1).max(1000) }),
    handle: async (call) => servePage(await openPages(call, call.params.id), call.params.page),
  }),
});

import { z } from 'zod';
import { openFile } from '@/lib/documents/access';
import { serveFile } from '@/lib/documents/serve-file';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: z.object({ key: z.array(z.string()).min(1).max(3) }),
    handle: async (call) => serveFile(await openFile(call, call.params.key.join('/'))),
  }),
});

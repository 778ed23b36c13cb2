import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { checkReadiness } from '@/lib/infra/readiness';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    reply: z.object({ status: z.literal('ready') }),
    handle: async () => {
      await checkReadiness();
      return { status: 'ready' as const };
    },
  }),
});

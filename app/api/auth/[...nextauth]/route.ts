import { z } from 'zod';
import { answerAuth } from '@/lib/auth/auth';
import { endpoint, route } from '@/lib/http/route';

/** Auth.js: the way back from the provider, and /api/auth/session. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    passive: true,
    params: z.unknown(),
    handle: async ({ request }) => answerAuth(request),
  }),
});

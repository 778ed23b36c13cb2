import { z } from 'zod';
import { requireCronSecret } from '@/lib/http/cron-secret';
import { endpoint, route } from '@/lib/http/route';
import { runEverything } from '@/lib/operations/due-work';

/**
 * The host's clock calls this to finish work whose process was stopped, with CRON_SECRET as a bearer token.
 * It is a GET because such clocks send nothing else; it only finishes what a write already asked for.
 */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    reply: z.object({ done: z.number() }),
    handle: async ({ request }) => {
      requireCronSecret(request);
      return { done: await runEverything() };
    },
  }),
});

import { z } from 'zod';
import { sweepExpired } from '@/lib/accounts/sweep';
import { sealAudit } from '@/lib/audit/seal';
import { dropExpiredRecords } from '@/lib/account-data/work';
import { dropUnfinishedUploads } from '@/lib/documents/direct-upload';
import { requireCronSecret } from '@/lib/http/cron-secret';
import { endpoint, route } from '@/lib/http/route';
import { runDueWork } from '@/lib/operations/due-work';

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
      await sweepExpired();
      await sealAudit();
      return { done: (await runDueWork()) + (await dropUnfinishedUploads()) + (await dropExpiredRecords()) };
    },
  }),
});

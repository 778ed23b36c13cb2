import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { sendDueLetters } from '@/lib/accounts/mail-work';
import { sweepExpired } from '@/lib/accounts/sweep';
import { sealAudit } from '@/lib/audit/seal';
import { settleDuePayments } from '@/lib/billing/work';
import { deleteDueFiles, dropExpiredRecords } from '@/lib/account-data/work';
import { dropUnfinishedUploads } from '@/lib/documents/direct-upload';
import { readDueDocuments } from '@/lib/documents/work';
import { runDueFilings } from '@/lib/filing/work';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { endpoint, route } from '@/lib/http/route';
import { readDueTraining } from '@/lib/training/work';

/**
 * The host's clock calls this to finish work whose process was stopped, with CRON_SECRET as a bearer token.
 * It is a GET because such clocks send nothing else; it only finishes what a write already asked for.
 */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'public',
    reply: z.object({ done: z.number() }),
    handle: async ({ request }) => {
      const given = Buffer.from(request.headers.get('authorization') ?? '');
      const wanted = Buffer.from(`Bearer ${env().CRON_SECRET ?? ''}`);
      const known =
        env().CRON_SECRET !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
      if (!known) throw new AppError('not_found');
      await sweepExpired();
      await sealAudit();
      return {
        done:
          (await readDueDocuments()) +
          (await readDueTraining()) +
          (await settleDuePayments()) +
          (await runDueFilings()) +
          (await sendDueLetters()) +
          (await deleteDueFiles()) +
          (await dropUnfinishedUploads()) +
          (await dropExpiredRecords()),
      };
    },
  }),
});

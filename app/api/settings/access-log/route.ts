import { z } from 'zod';
import { listAccess } from '@/lib/account-data/access-log';
import { AccessEntry } from '@/lib/account-data/schema';
import { PageQuery } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    query: PageQuery,
    reply: z.array(AccessEntry),
    handle: async ({ actor, query }) => {
      const { entries, next } = await listAccess(actor, query);
      return new Reply(entries, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

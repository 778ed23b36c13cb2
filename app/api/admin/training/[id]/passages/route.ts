import { z } from 'zod';
import { IdParams, PageQuery } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';
import { openMaterial } from '@/lib/training/access';
import { listPassages } from '@/lib/training/queries';
import { TrainingPassage } from '@/lib/training/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    params: IdParams,
    query: PageQuery,
    reply: z.array(TrainingPassage),
    handle: async (call) => {
      const open = await openMaterial(call, call.params.id, 'manage');
      const { passages, next } = await listPassages(open, call.query);
      return new Reply(passages, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

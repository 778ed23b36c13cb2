import { after } from 'next/server';
import { z } from 'zod';
import { PageQuery } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';
import { listMaterials } from '@/lib/training/queries';
import { TrainingMaterial } from '@/lib/training/schema';
import { readDueTraining } from '@/lib/training/work';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: PageQuery,
    reply: z.array(TrainingMaterial),
    handle: async (call) => {
      const { materials, next, unfinished } = await listMaterials(call, call.query);
      if (unfinished) after(readDueTraining);
      return new Reply(materials, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { listPreparerChanges } from '@/lib/reviews/preparer-changes';
import { PreparerChange } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: z.array(PreparerChange),
    handle: (call) => listPreparerChanges(call.actor),
  }),
});

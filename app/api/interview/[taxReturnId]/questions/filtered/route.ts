import { z } from 'zod';
import { ReturnParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { Category } from '@/lib/interview/schema';
import { openReturn } from '@/lib/returns/access';
import { readPlan } from '@/lib/returns/interview-queries';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: ReturnParams,
    reply: z.array(Category),
    handle: async (call) =>
      (await readPlan(await openReturn(call, call.params.taxReturnId, 'read'))).categories,
  }),
});

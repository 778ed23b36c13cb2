import { z } from 'zod';
import { assignMany } from '@/lib/assignments/bulk';
import { AssignManyInput, BulkResult } from '@/lib/assignments/desk-schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['admin'],
    body: AssignManyInput,
    reply: z.array(BulkResult),
    handle: async (call) => assignMany(call, call.body),
  }),
});

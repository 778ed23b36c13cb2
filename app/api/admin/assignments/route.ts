import { z } from 'zod';
import { assign } from '@/lib/assignments/commands';
import { listAssignments } from '@/lib/assignments/queries';
import { AssignInput, Assignment } from '@/lib/assignments/schema';
import { PageQuery } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: PageQuery,
    reply: z.array(Assignment),
    handle: async ({ query }) => {
      const { assignments, next } = await listAssignments(query);
      return new Reply(assignments, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
  POST: route({
    access: ['admin'],
    body: AssignInput,
    reply: Assignment,
    status: 201,
    handle: async (call) => assign(call, call.body),
  }),
});

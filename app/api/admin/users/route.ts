import { z } from 'zod';
import { listUsers } from '@/lib/accounts/queries';
import { ListedUser, UserQuery } from '@/lib/accounts/schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['admin'],
    query: UserQuery,
    reply: z.array(ListedUser),
    handle: async ({ query }) => {
      const { users, next } = await listUsers(query);
      return new Reply(users, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

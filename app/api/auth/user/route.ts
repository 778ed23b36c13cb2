import { CurrentUser } from '@/lib/accounts/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    whileEnrolling: true,
    reply: CurrentUser,
    handle: async ({ actor }) => actor,
  }),
});

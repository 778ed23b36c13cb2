import { setRole } from '@/lib/accounts/roles';
import { ListedUser, RoleInput } from '@/lib/accounts/schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: route({
    access: ['admin'],
    params: IdParams,
    body: RoleInput,
    reply: ListedUser,
    handle: async (call) => setRole(call, call.params.id, call.body),
  }),
});

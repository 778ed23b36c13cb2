import { ListedUser, SuspensionInput } from '@/lib/accounts/schema';
import { setSuspension } from '@/lib/accounts/suspension';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: route({
    access: ['admin'],
    params: IdParams,
    body: SuspensionInput,
    reply: ListedUser,
    handle: async (call) => setSuspension(call, call.params.id, call.body),
  }),
});

import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { checkChanges, readCheckedChanges } from '@/lib/reviews/change-checks';
import { Changes, CheckChangeInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: Changes,
    handle: async (call) => readCheckedChanges(await openClient(call, call.params.clientId)),
  }),
  PUT: route({
    access: ['preparer'],
    params: ClientParams,
    body: CheckChangeInput,
    reply: Changes,
    handle: async (call) => checkChanges(await openClient(call, call.params.clientId), call.body),
  }),
});

import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { readChanges } from '@/lib/reviews/changes';
import { Changes } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: Changes,
    handle: async (call) => readChanges(await openClient(call, call.params.clientId)),
  }),
});

import { openClient } from '@/lib/assignments/access';
import { readClient } from '@/lib/assignments/queries';
import { ClientDetail, ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: ClientDetail,
    handle: async (call) => readClient(await openClient(call, call.params.clientId)),
  }),
});

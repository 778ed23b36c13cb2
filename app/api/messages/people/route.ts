import { endpoint, route } from '@/lib/http/route';
import { openThread } from '@/lib/messages/access';
import { listPeople } from '@/lib/messages/queries';
import { ThreadPeople, ThreadQuery } from '@/lib/messages/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client', 'preparer'],
    query: ThreadQuery,
    reply: ThreadPeople,
    handle: async (call) => listPeople(await openThread(call, call.query.clientId)),
  }),
});

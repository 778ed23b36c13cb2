import { endpoint, Reply, route } from '@/lib/http/route';
import { openThread } from '@/lib/messages/access';
import { markRead } from '@/lib/messages/commands';
import { ReadInput } from '@/lib/messages/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client', 'preparer'],
    body: ReadInput,
    handle: async (call) => {
      await markRead(await openThread(call, call.body.clientId), call.body);
      return new Reply(null, { status: 204 });
    },
  }),
});

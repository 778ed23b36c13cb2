import { endSessions } from '@/lib/accounts/sessions';
import { IdParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: 'signed-in',
    params: IdParams,
    handle: async (call) => {
      await endSessions(call, call.params.id);
      return new Reply(null, { status: 204 });
    },
  }),
});

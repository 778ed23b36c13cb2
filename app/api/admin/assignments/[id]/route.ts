import { endAssignment } from '@/lib/assignments/commands';
import { IdParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: ['admin'],
    params: IdParams,
    handle: async (call) => {
      await endAssignment(call, call.params.id);
      return new Reply(null, { status: 204 });
    },
  }),
});

import { revokeInvitation } from '@/lib/assignments/invitations';
import { IdParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: ['preparer', 'admin'],
    params: IdParams,
    handle: async (call) => {
      await revokeInvitation(call, call.params.id);
      return new Reply(null, { status: 204 });
    },
  }),
});

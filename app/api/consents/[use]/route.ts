import { revokeConsent } from '@/lib/consents/commands';
import { ConsentParams } from '@/lib/consents/schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: ['client'],
    params: ConsentParams,
    handle: async (call) => {
      await revokeConsent(call, call.params.use);
      return new Reply(null, { status: 204 });
    },
  }),
});

import { closeFactorOffer } from '@/lib/accounts/second-factor';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  DELETE: route({
    access: 'signed-in',
    handle: async (call) => {
      await closeFactorOffer(call);
      return new Reply(null, { status: 204 });
    },
  }),
});

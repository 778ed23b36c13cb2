import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { requireRecentFactor } from '@/lib/auth/recent-factor';
import { endpoint, route } from '@/lib/http/route';
import { revealIdentifier } from '@/lib/reviews/reveal';
import { Revealed, RevealInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    limit: 'reveal',
    body: RevealInput,
    reply: Revealed,
    handle: async (call) => {
      const open = await openClient(call, call.params.clientId);
      // After the proof of assignment: who is not assigned learns nothing, not even that there is a client.
      requireRecentFactor(call.actor);
      return revealIdentifier(open, call.body);
    },
  }),
});

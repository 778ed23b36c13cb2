import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { revealIdentifier } from '@/lib/reviews/reveal';
import { Revealed, RevealInput } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    body: RevealInput,
    reply: Revealed,
    handle: async (call) => revealIdentifier(await openClient(call, call.params.clientId), call.body),
  }),
});

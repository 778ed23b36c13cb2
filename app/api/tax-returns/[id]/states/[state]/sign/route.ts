import { readFiling } from '@/lib/filing/queries';
import { FilingView } from '@/lib/filing/schema';
import { StateParams, StateSignInput } from '@/lib/filing/states/schema';
import { signStateReturn } from '@/lib/filing/states/sign';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: StateParams,
    body: StateSignInput,
    reply: FilingView,
    handle: async (call) => {
      await signStateReturn(call, call.params.id, call.params.state, call.body);
      return readFiling(await openReturn(call, call.params.id, 'read'));
    },
  }),
});

import { readFiling } from '@/lib/filing/queries';
import { FilingView, SignInput } from '@/lib/filing/schema';
import { signReturn } from '@/lib/filing/sign';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    body: SignInput,
    reply: FilingView,
    handle: async (call) => {
      await signReturn(call, call.params.id, call.body);
      return readFiling(await openReturn(call, call.params.id, 'read'));
    },
  }),
});

import { discardAmendment, saveExplanation } from '@/lib/filing/amend';
import { readFiling } from '@/lib/filing/queries';
import { FilingView } from '@/lib/filing/schema';
import { ExplanationInput } from '@/lib/filing/written-schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: route({
    access: 'signed-in',
    params: IdParams,
    body: ExplanationInput,
    reply: FilingView,
    handle: async (call) => {
      await saveExplanation(call, call.params.id, call.body.explanation);
      return readFiling(await openReturn(call, call.params.id, 'read'));
    },
  }),
  DELETE: route({
    access: 'signed-in',
    params: IdParams,
    handle: async (call) => {
      await discardAmendment(call, call.params.id);
      return new Response(null, { status: 204 });
    },
  }),
});

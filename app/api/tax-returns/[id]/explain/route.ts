import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { explain } from '@/lib/returns/explain';
import { ExplainQuery, Explanation } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    query: ExplainQuery,
    reply: Explanation,
    handle: async (call) => explain(await openReturn(call, call.params.id, 'read'), call.query),
  }),
});

import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { readYearComparison } from '@/lib/returns/compare-years';
import { YearComparison } from '@/lib/returns/last-year-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: YearComparison,
    handle: async (call) => readYearComparison(await openReturn(call, call.params.id, 'read')),
  }),
});

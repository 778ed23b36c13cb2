import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { readTaxRates } from '@/lib/returns/projection';
import { TaxRates } from '@/lib/returns/results-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: TaxRates,
    handle: async (call) => readTaxRates(await openReturn(call, call.params.id, 'read')),
  }),
});

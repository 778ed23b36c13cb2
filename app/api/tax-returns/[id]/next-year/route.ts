import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { readNextYear } from '@/lib/returns/projection';
import { NextYear } from '@/lib/returns/results-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: NextYear,
    handle: async (call) => readNextYear(await openReturn(call, call.params.id, 'read')),
  }),
});

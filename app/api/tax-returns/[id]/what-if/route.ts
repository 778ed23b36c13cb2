import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { WhatIfInput, WhatIfResult } from '@/lib/returns/schema';
import { tryChanges } from '@/lib/returns/what-if';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    body: WhatIfInput,
    reply: WhatIfResult,
    handle: async (call) => tryChanges(await openReturn(call, call.params.id, 'read'), call.body),
  }),
});

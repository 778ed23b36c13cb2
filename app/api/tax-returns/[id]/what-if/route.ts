import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { openReturn } from '@/lib/returns/access';
import { readWhatIfOutline } from '@/lib/returns/projection';
import { WhatIfOutline } from '@/lib/returns/results-schema';
import { WhatIfInput, WhatIfResult } from '@/lib/returns/schema';
import { tryChanges } from '@/lib/returns/what-if';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: WhatIfOutline,
    handle: async (call) => readWhatIfOutline(await openReturn(call, call.params.id, 'read')),
  }),
  POST: route({
    access: 'signed-in',
    params: IdParams,
    limit: 'what-if',
    body: WhatIfInput,
    reply: WhatIfResult,
    handle: async (call) => tryChanges(await openReturn(call, call.params.id, 'read'), call.body),
  }),
});

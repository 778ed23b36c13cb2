import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { z } from 'zod';
import { openReturn } from '@/lib/returns/access';
import { bringOver, readLastYear } from '@/lib/returns/last-year';
import { LastYear } from '@/lib/returns/last-year-schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    reply: LastYear,
    handle: async (call) => readLastYear(await openReturn(call, call.params.id, 'read')),
  }),
  POST: route({
    access: 'signed-in',
    params: IdParams,
    body: z.strictObject({}),
    reply: LastYear,
    form: {
      body: () => ({}),
      page: () => '/last-year',
      next: () => '/last-year',
    },
    handle: async (call) => {
      await bringOver(await openReturn(call, call.params.id, 'edit'));
      return readLastYear(await openReturn(call, call.params.id, 'read'));
    },
  }),
});

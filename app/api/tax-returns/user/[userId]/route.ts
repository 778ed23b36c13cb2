import { z } from 'zod';
import { UserParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';
import { listReturns } from '@/lib/returns/queries';
import { TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client', 'preparer'],
    params: UserParams,
    reply: z.array(TaxReturn),
    handle: async (call) => listReturns(call, call.params.userId),
  }),
});

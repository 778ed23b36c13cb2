import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { listReturns } from '@/lib/returns/queries';
import { TaxReturn } from '@/lib/returns/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    reply: z.array(TaxReturn),
    handle: async (call) => (call.actor.role === 'client' ? listReturns(call, call.actor.id) : []),
  }),
});

import { z } from 'zod';
import { openClient } from '@/lib/assignments/access';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';
import { Tick, TickInput } from '@/lib/reviews/schema';
import { listTicks, setTicks } from '@/lib/reviews/ticks';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer'],
    params: ClientParams,
    reply: z.array(Tick),
    handle: async (call) => listTicks(await openClient(call, call.params.clientId)),
  }),
  PUT: route({
    access: ['preparer'],
    params: ClientParams,
    body: TickInput,
    reply: z.array(Tick),
    handle: async (call) => setTicks(await openClient(call, call.params.clientId), call.body),
  }),
});

import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { WaitingItem } from '@/lib/reviews/schema';
import { listWaiting } from '@/lib/reviews/waiting';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: z.array(WaitingItem),
    handle: async ({ actor }) => listWaiting(actor),
  }),
});

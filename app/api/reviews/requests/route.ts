import { z } from 'zod';
import { endpoint, route } from '@/lib/http/route';
import { listOwnRequests } from '@/lib/reviews/requests';
import { InformationRequest } from '@/lib/reviews/schema';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: z.array(InformationRequest),
    handle: async ({ actor }) => listOwnRequests(actor),
  }),
});

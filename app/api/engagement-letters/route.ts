import { z } from 'zod';
import { listOwnLetters } from '@/lib/assignments/engagement';
import { EngagementLetter } from '@/lib/assignments/engagement-schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client'],
    reply: z.array(EngagementLetter),
    handle: (call) => listOwnLetters(call.actor),
  }),
});

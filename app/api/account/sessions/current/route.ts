import { SessionClock } from '@/lib/accounts/security-schema';
import { readClock } from '@/lib/accounts/session-clock';
import { endpoint, route } from '@/lib/http/route';

/** How long this session lasts. Asking changes nothing; POST is a sign of life, like every other request. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    whileEnrolling: true,
    passive: true,
    reply: SessionClock,
    handle: async ({ actor }) => readClock(actor),
  }),
  POST: route({
    access: 'signed-in',
    whileEnrolling: true,
    reply: SessionClock,
    handle: async ({ actor }) => readClock(actor),
  }),
});

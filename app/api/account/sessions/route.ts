import { z } from 'zod';
import { endSessions, listSessions } from '@/lib/accounts/sessions';
import { SignedInBrowser } from '@/lib/accounts/security-schema';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    reply: z.array(SignedInBrowser),
    handle: async ({ actor }) => listSessions(actor),
  }),
  // All but the one that asks; signing out ends that one.
  DELETE: route({
    access: 'signed-in',
    handle: async (call) => {
      await endSessions(call, null);
      return new Reply(null, { status: 204 });
    },
  }),
});

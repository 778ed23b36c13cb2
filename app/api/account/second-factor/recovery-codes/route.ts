import { renewRecoveryCodes } from '@/lib/accounts/second-factor';
import { RecoveryCodes } from '@/lib/accounts/security-schema';
import { endpoint, route } from '@/lib/http/route';

/** New recovery codes in place of the old ones; shown this once. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    limit: 'confirm',
    reply: RecoveryCodes,
    handle: async (call) => renewRecoveryCodes(call),
  }),
});

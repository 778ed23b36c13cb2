import { confirmFactor } from '@/lib/accounts/passwords';
import { ConfirmInput } from '@/lib/accounts/security-schema';
import { endpoint, Reply, route } from '@/lib/http/route';

/** Gives the password or a code again, before something that asks for it (lib/auth/recent-factor.ts). */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    whileEnrolling: true,
    limit: 'confirm',
    body: ConfirmInput,
    handle: async (call) => {
      await confirmFactor(call, call.body);
      return new Reply(null, { status: 204 });
    },
  }),
});

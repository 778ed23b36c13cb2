import { signOut } from '@/lib/accounts/commands';
import { readSessionToken, writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    handle: async ({ actor, request, requestId }) => {
      const token = readSessionToken(request.headers);
      if (token !== null) await signOut(token, actor, requestId);
      return new Reply(null, {
        status: 204,
        headers: { 'Set-Cookie': writeSessionCookie(null), 'Clear-Site-Data': '"cache"' },
      });
    },
  }),
});

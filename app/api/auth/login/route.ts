import { signIn } from '@/lib/accounts/commands';
import { CurrentUser, LoginInput } from '@/lib/accounts/schema';
import { describeSignIn } from '@/lib/accounts/sign-in-source';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    body: LoginInput,
    reply: CurrentUser,
    handle: async (call) => {
      const { user, token } = await signIn(call.body, describeSignIn(call));
      return new Reply(user, { headers: { 'Set-Cookie': writeSessionCookie(token) } });
    },
  }),
});

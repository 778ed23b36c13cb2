import { LoginInput, LoginReply } from '@/lib/accounts/schema';
import { signIn } from '@/lib/accounts/sign-in';
import { describeSignIn } from '@/lib/accounts/sign-in-source';
import { writePendingCookie } from '@/lib/auth/pending-sign-in';
import { writeSessionCookie } from '@/lib/auth/session';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'sign-in',
    body: LoginInput,
    reply: LoginReply,
    form: {
      body: (fields) => ({ email: fields.get('email') ?? '', password: fields.get('password') ?? '' }),
      page: () => '/login',
      next: (reply) => ('mfaRequired' in reply ? '/login?step=code' : '/dashboard'),
      kept: ['email'],
    },
    handle: async (call) => {
      const result = await signIn(call.body, describeSignIn(call));
      if ('pendingToken' in result) {
        const headers = { 'Set-Cookie': writePendingCookie(result.pendingToken) };
        return new Reply<LoginReply>({ mfaRequired: true }, { headers });
      }
      return new Reply<LoginReply>(result.user, {
        headers: { 'Set-Cookie': writeSessionCookie(result.token) },
      });
    },
  }),
});

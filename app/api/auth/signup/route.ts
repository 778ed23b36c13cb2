import { signUp } from '@/lib/accounts/commands';
import { CurrentUser, SignupInput } from '@/lib/accounts/schema';
import { describeSignIn } from '@/lib/accounts/sign-in-source';
import { writeSessionCookie } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'sign-up',
    body: SignupInput,
    reply: CurrentUser,
    handle: async (call) => {
      if (call.actor !== null) throw new AppError('conflict', 'You’re already signed in. Sign out first.');
      const { user, token } = await signUp(call.body, describeSignIn(call));
      return new Reply(user, { status: 201, headers: { 'Set-Cookie': writeSessionCookie(token) } });
    },
  }),
});

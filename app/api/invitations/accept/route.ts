import { CurrentUser } from '@/lib/accounts/schema';
import { describeSignIn } from '@/lib/accounts/sign-in-source';
import { acceptInvitation } from '@/lib/assignments/accept-invitation';
import { AcceptInput } from '@/lib/assignments/invitation-schema';
import { writeSessionCookie } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';
import { endpoint, Reply, route } from '@/lib/http/route';

/** Accepts an invitation with the secret part of its link; somebody new is signed in. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'invitation',
    body: AcceptInput,
    reply: CurrentUser,
    handle: async (call) => {
      const signedIn = await acceptInvitation(call.actor, call.body, describeSignIn(call));
      if (signedIn === null) {
        if (call.actor === null) throw new AppError('unauthenticated');
        return call.actor;
      }
      const headers = { 'Set-Cookie': writeSessionCookie(signedIn.token) };
      return new Reply(signedIn.user, { status: 201, headers });
    },
  }),
});

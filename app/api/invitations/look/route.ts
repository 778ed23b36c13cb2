import { readOffer } from '@/lib/assignments/accept-invitation';
import { InvitationOffer, InvitationToken } from '@/lib/assignments/invitation-schema';
import { endpoint, route } from '@/lib/http/route';

/** What the secret part of a link offers. A POST, so that the secret stands in no address. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'public',
    limit: 'invitation',
    body: InvitationToken,
    reply: InvitationOffer,
    handle: (call) => readOffer(call.actor, call.body.token),
  }),
});

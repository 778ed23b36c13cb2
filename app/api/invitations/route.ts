import { after } from 'next/server';
import { z } from 'zod';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { Invitation, InvitationInput } from '@/lib/assignments/invitation-schema';
import { inviteClients, listInvitations } from '@/lib/assignments/invitations';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['preparer', 'admin'],
    reply: z.array(Invitation),
    handle: (call) => listInvitations(call.actor),
  }),
  POST: route({
    access: ['preparer', 'admin'],
    limit: 'invite',
    body: InvitationInput,
    reply: z.array(Invitation),
    status: 201,
    handle: async (call) => {
      const invitations = await inviteClients(call, call.body);
      after(sendDueEmails);
      return invitations;
    },
  }),
});

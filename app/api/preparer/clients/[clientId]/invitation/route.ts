import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openClient } from '@/lib/assignments/access';
import { InviteRecordInput } from '@/lib/assignments/client-record-schema';
import { inviteRecord } from '@/lib/assignments/client-records';
import { Invitation } from '@/lib/assignments/invitation-schema';
import { ClientParams } from '@/lib/assignments/schema';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['preparer'],
    params: ClientParams,
    limit: 'invite',
    body: InviteRecordInput,
    reply: Invitation,
    status: 201,
    handle: async (call) => {
      const invitation = await inviteRecord(await openClient(call, call.params.clientId), call.body.email);
      after(sendDueEmails);
      return invitation;
    },
  }),
});

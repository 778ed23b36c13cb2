import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { openDocument } from '@/lib/documents/access';
import { confirmFields } from '@/lib/documents/commands';
import { ConfirmInput, Document } from '@/lib/documents/schema';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PATCH: route({
    access: 'signed-in',
    params: IdParams,
    body: ConfirmInput,
    reply: Document,
    handle: async (call) => {
      const document = await confirmFields(await openDocument(call, call.params.id, 'confirm'), call.body);
      if (call.actor.role === 'preparer') after(sendDueEmails);
      return document;
    },
  }),
});

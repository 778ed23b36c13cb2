import { after } from 'next/server';
import { sendDueEmails } from '@/lib/accounts/mail-work';
import { endpoint, route } from '@/lib/http/route';
import { addDocument } from '@/lib/documents/commands';
import { receiveUpload } from '@/lib/documents/receive-upload';
import { openUploadTarget } from '@/lib/documents/upload-target';
import { Document } from '@/lib/documents/schema';
import { readDueDocuments } from '@/lib/documents/work';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: ['client', 'preparer'],
    limit: 'upload',
    body: 'stream',
    reply: Document,
    status: 201,
    handle: async (call) => {
      const file = await receiveUpload(call.request);
      const document = await addDocument(call, file, await openUploadTarget(call, file));
      after(readDueDocuments);
      if (call.actor.role === 'preparer') after(sendDueEmails);
      return document;
    },
  }),
});

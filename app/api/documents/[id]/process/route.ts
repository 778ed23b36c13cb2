import { after } from 'next/server';
import { openDocument } from '@/lib/documents/access';
import { processAgain } from '@/lib/documents/commands';
import { Document } from '@/lib/documents/schema';
import { readDueDocuments } from '@/lib/documents/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    limit: 'reread',
    reply: Document,
    status: 202,
    handle: async (call) => {
      const document = await processAgain(await openDocument(call, call.params.id, 'process'));
      after(readDueDocuments);
      return document;
    },
  }),
});

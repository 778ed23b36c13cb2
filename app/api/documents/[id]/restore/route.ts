import { after } from 'next/server';
import { restoreDocument } from '@/lib/documents/restore';
import { Document, isUnfinished } from '@/lib/documents/schema';
import { readDueDocuments } from '@/lib/documents/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, route } from '@/lib/http/route';

/** Puts back a document that the caller deleted within the last minute. */
export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  POST: route({
    access: 'signed-in',
    params: IdParams,
    reply: Document,
    handle: async (call) => {
      const document = await restoreDocument(call, call.params.id);
      if (isUnfinished(document.status)) after(readDueDocuments);
      return document;
    },
  }),
});

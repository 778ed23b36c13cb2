import { after } from 'next/server';
import { deleteDueFiles } from '@/lib/account-data/work';
import { openDocument } from '@/lib/documents/access';
import { changeType, deleteDocument } from '@/lib/documents/commands';
import { readDocumentById } from '@/lib/documents/queries';
import { Document, DocumentQuery, isUnfinished, TypeInput } from '@/lib/documents/schema';
import { readDueDocuments } from '@/lib/documents/work';
import { IdParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: 'signed-in',
    params: IdParams,
    query: DocumentQuery,
    reply: Document,
    handle: async (call) => {
      const open = await openDocument(call, call.params.id, 'read', call.query.clientId);
      const document = await readDocumentById(open);
      if (isUnfinished(document.status)) after(readDueDocuments);
      return document;
    },
  }),
  PATCH: route({
    access: 'signed-in',
    params: IdParams,
    limit: 'reread',
    body: TypeInput,
    reply: Document,
    handle: async (call) => {
      const document = await changeType(await openDocument(call, call.params.id, 'confirm'), call.body);
      after(readDueDocuments);
      return document;
    },
  }),
  DELETE: route({
    access: 'signed-in',
    params: IdParams,
    handle: async (call) => {
      await deleteDocument(await openDocument(call, call.params.id, 'delete'));
      after(deleteDueFiles);
      return new Reply(null, { status: 204 });
    },
  }),
});

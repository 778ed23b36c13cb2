import { after } from 'next/server';
import { finishDirectUpload, receiveDirectBytes } from '@/lib/documents/direct-upload';
import { DirectDone, Document } from '@/lib/documents/schema';
import { readDueDocuments } from '@/lib/documents/work';
import { AppError } from '@/lib/errors';
import { IdParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  PUT: route({
    access: ['client', 'preparer'],
    params: IdParams,
    limit: 'upload',
    body: 'stream',
    handle: async (call) => {
      if (call.request.headers.get('content-type') !== 'application/octet-stream')
        throw new AppError('unsupported_type', 'Send the bytes as application/octet-stream.');
      await receiveDirectBytes(call, call.params.id, call.request.body);
      return new Reply(null, { status: 204 });
    },
  }),
  POST: route({
    access: ['client', 'preparer'],
    params: IdParams,
    limit: 'upload',
    body: DirectDone,
    reply: Document,
    status: 201,
    handle: async (call) => {
      const document = await finishDirectUpload(call, call.params.id, call.body);
      after(readDueDocuments);
      return document;
    },
  }),
});

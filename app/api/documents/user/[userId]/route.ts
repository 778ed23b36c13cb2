import { after } from 'next/server';
import { z } from 'zod';
import { listDocuments } from '@/lib/documents/queries';
import { Document } from '@/lib/documents/schema';
import { readDueDocuments } from '@/lib/documents/work';
import { PageQuery, UserParams } from '@/lib/http/params';
import { endpoint, Reply, route } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = endpoint({
  GET: route({
    access: ['client', 'preparer'],
    params: UserParams,
    query: PageQuery,
    reply: z.array(Document),
    handle: async (call) => {
      const { documents, next, unfinished } = await listDocuments(call, call.params.userId, call.query);
      if (unfinished) after(readDueDocuments);
      return new Reply(documents, next === null ? {} : { headers: { 'X-Next-Cursor': next } });
    },
  }),
});

import { after } from 'next/server';
import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { prefetch, readEveryPage } from '@/lib/http/prefetch';
import type { OpenDocument } from './access';
import { documentKeys } from './keys';
import { listDocuments, readDocumentById } from './queries';
import { Document } from './schema';
import { readDueDocuments } from './work';

/** All documents of a client; what waits to be read goes on being read. */
export const prefetchDocuments = (call: { actor: Actor; requestId: string }, userId: string) =>
  prefetch(documentKeys.ofUser(userId), z.array(Document), () =>
    readEveryPage(async (page) => {
      const { documents, next, unfinished } = await listDocuments(call, userId, page);
      if (unfinished) after(readDueDocuments);
      return { entries: documents, next };
    }),
  );

/** One document of the signed-in client with everything that was read from it. */
export const prefetchDocument = (open: OpenDocument<'read'>) =>
  prefetch(documentKeys.one(open.id), Document, () => readDocumentById(open));

/** The same for a preparer of the client whose document it is. */
export const prefetchClientDocument = (open: OpenDocument<'read'>) =>
  prefetch(documentKeys.ofClient(open.ownerId, open.id), Document, () => readDocumentById(open));

'use client';

import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, ApiError, freshFor } from '@/lib/http/client';
import { documentKeys } from './keys';
import { documentsQuery } from './list-query';
import { type ConfirmInput, type Document, type TypeInput } from './schema';
import { sendFile } from './send-file';

/** Between two looks at a document that is being read, in milliseconds. */
export const followEvery = 700;
/** After this long we stop looking; the document is read all the same. */
export const followAtMost = 60_000;

export function useDocuments(userId: string) {
  return useQuery(documentsQuery(userId));
}

/** One document with everything that was read from it. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: documentKeys.one(id),
    queryFn: ({ signal }) => api<Document>(`/api/documents/${id}`, { signal }),
  });

/** The same for a preparer: only when it is a document of this client. */
export const clientDocumentQuery = (clientId: string, id: string) =>
  queryOptions({
    queryKey: documentKeys.ofClient(clientId, id),
    queryFn: ({ signal }) =>
      api<Document>(`/api/documents/${id}?${new URLSearchParams({ clientId })}`, { signal }),
    staleTime: freshFor,
  });

export function useDocument(id: string) {
  return useQuery(documentQuery(id));
}

/** Deleted in this tab. A look at one of them that was under way must not bring it back. */
const deleted = new Set<string>();

/** Puts a newer state of a document into every list and page that shows it. */
export function keepDocument(client: QueryClient, userId: string, document: Document): void {
  if (deleted.has(document.id)) return;
  client.setQueryData(documentQuery(document.id).queryKey, document);
  // A preparer's page of it.
  client.setQueryData(clientDocumentQuery(userId, document.id).queryKey, (old) => old && document);
  client.setQueryData(documentsQuery(userId).queryKey, (old) => {
    if (old === undefined) return old;
    const known = old.some(({ id }) => id === document.id);
    return known ? old.map((one) => (one.id === document.id ? document : one)) : [document, ...old];
  });
}

/** What depends on documents is fetched anew: the interview, the checks and the figures of their return. */
export async function refreshAfterDocument(client: QueryClient, taxReturnId: string | null): Promise<void> {
  const keys: unknown[][] = [['/api/tax-returns/my-returns']];
  if (taxReturnId !== null) keys.push(['/api/interview', taxReturnId], ['/api/tax-returns', taxReturnId]);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const followed = new Map<string, Promise<Document | null>>();

/**
 * Looks at a document every 700 ms until it is no longer being read, for a minute at most. Two calls for the same
 * document share one run. Replies with its last known state, null when it is gone or could not be reached.
 */
export function followDocument(id: string): Promise<Document | null> {
  const running = followed.get(id);
  if (running !== undefined) return running;
  const run = lookUntilRead(id).finally(() => followed.delete(id));
  followed.set(id, run);
  return run;
}

async function lookUntilRead(id: string): Promise<Document | null> {
  const end = Date.now() + followAtMost;
  let last: Document | null = null;
  do {
    await pause(followEvery);
    try {
      last = await api<Document>(`/api/documents/${id}`, { background: true });
      if (last.status !== 'processing') return last;
    } catch (error) {
      if (isFinal(error)) return null;
      // One lost reply is no reason to stop.
    }
  } while (Date.now() < end);
  return last;
}

// Gone, signed out, not allowed: asking again would give the same answer.
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

async function followAndKeep(client: QueryClient, userId: string, id: string): Promise<Document | null> {
  const document = await followDocument(id);
  if (document === null) {
    // Deleted elsewhere, perhaps: the list knows.
    await client.invalidateQueries({ queryKey: documentsQuery(userId).queryKey });
    return null;
  }
  keepDocument(client, userId, document);
  await refreshAfterDocument(client, document.taxReturnId);
  return document;
}

/** Follows a document that is being read already and shows what was read. Replies as followDocument does. */
export function useFollowDocument(userId: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: (id: string) => followAndKeep(client, userId, id) });
}

export type UploadInput = {
  file: File;
  taxReturnId: string | null;
  /** Sent share, 0 to 100. */
  onProgress: (percent: number) => void;
  /** The file is safe on the server; reading it has begun. */
  onStored: (document: Document) => void;
};

/**
 * Sends one file as type Other and follows it until it is read. `onStored` comes in between; a failure after it
 * is none of the upload.
 */
export function useUploadDocument(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, taxReturnId, onProgress, onStored }: UploadInput) => {
      const stored = await sendFile(file, taxReturnId, onProgress);
      keepDocument(client, userId, stored);
      onStored(stored);
      return followAndKeep(client, userId, stored.id);
    },
  });
}

/** Deletes a document; its values leave the return. */
export function useDeleteDocument(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Document) => {
      try {
        await api<undefined>(`/api/documents/${id}`, { method: 'DELETE' });
      } catch (error) {
        // Deleted before, in another tab: what was wanted is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: async (_nothing, { id, taxReturnId }) => {
      forgetDocument(client, userId, id);
      await refreshAfterDocument(client, taxReturnId);
    },
  });
}

/** Takes a deleted document out of every list, for good. */
export function forgetDocument(client: QueryClient, userId: string, id: string): void {
  deleted.add(id);
  client.setQueryData(documentsQuery(userId).queryKey, (old) => old?.filter((one) => one.id !== id));
  client.removeQueries({ queryKey: documentQuery(id).queryKey });
}

/** Puts back a document that was deleted within the last minute. */
export async function restoreDocument(client: QueryClient, userId: string, id: string): Promise<void> {
  const document = await api<Document>(`/api/documents/${id}/restore`, { method: 'POST' });
  deleted.delete(id);
  keepDocument(client, userId, document);
  await Promise.all([
    // In its old place.
    client.invalidateQueries({ queryKey: documentsQuery(userId).queryKey }),
    refreshAfterDocument(client, document.taxReturnId),
  ]);
  if (document.status === 'processing') await followAndKeep(client, userId, id);
}

/** Says what kind of document it is, or which form; it is read once more as that, and followed. */
export function useChangeType(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...json }: { id: string } & TypeInput) => {
      const started = await api<Document>(`/api/documents/${id}`, { method: 'PATCH', json });
      keepDocument(client, userId, started);
      return followAndKeep(client, userId, id);
    },
  });
}

/** Has a document read once more. `onStarted` comes as soon as the server took it on; then it is followed. */
export function useProcessDocument(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, onStarted }: { id: string; onStarted: () => void }) => {
      const started = await api<Document>(`/api/documents/${id}/process`, { method: 'POST' });
      keepDocument(client, userId, started);
      onStarted();
      return followAndKeep(client, userId, id);
    },
  });
}

/** Confirms or corrects values. Saves of one document run one after the other, so that the last one shows last. */
export function useConfirmFields(userId: string, documentId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `confirm-${documentId}` },
    mutationFn: (fields: ConfirmInput['fields']) =>
      api<Document>(`/api/documents/${documentId}/extraction`, { method: 'PATCH', json: { fields } }),
    onSuccess: (document) => {
      keepDocument(client, userId, document);
      // Not awaited: the next save need not wait for the interview's questions.
      void refreshAfterDocument(client, document.taxReturnId);
    },
  });
}

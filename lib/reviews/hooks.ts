'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clientQuery } from '@/lib/assignments/hooks';
import { documentQuery } from '@/lib/documents/hooks';
import { api, freshFor } from '@/lib/http/client';
import { reviewKeys } from './keys';
import {
  type AcceptInput,
  type Changes,
  type CheckChangeInput,
  type InformationRequest,
  type Note,
  type NoteInput,
  type Reminders,
  type ReplyInput,
  type Revealed,
  type RevealInput,
  type RequestInput,
  type Review,
  type ReviewInput,
  type Tick,
  type TickInput,
} from './schema';

const addressOf = (clientId: string) => `/api/preparer/clients/${encodeURIComponent(clientId)}`;

/** Adds a preparer's review of a document; the client is fetched anew, because the document takes its status. */
export function useAddReview(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReviewInput) => api<Review>('/api/preparer/reviews', { method: 'POST', json: input }),
    onSuccess: ({ documentId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: clientQuery(clientId).queryKey }),
        client.invalidateQueries({ queryKey: documentQuery(documentId).queryKey }),
      ]),
  });
}

/** What changed since the last decision on a client's return. */
export function useChanges(clientId: string) {
  return useQuery({
    queryKey: reviewKeys.changes(clientId),
    queryFn: ({ signal }) => api<Changes>(`${addressOf(clientId)}/changes`, { signal }),
    staleTime: freshFor,
  });
}

/** Checks values that changed, or takes the checks back. */
export function useCheckChanges(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CheckChangeInput) =>
      api<Changes>(`${addressOf(clientId)}/changes`, { method: 'PUT', json: input }),
    onSuccess: (changes) => client.setQueryData(reviewKeys.changes(clientId), changes),
    onError: () => client.invalidateQueries({ queryKey: reviewKeys.changes(clientId) }),
  });
}

const requestsQuery = (clientId: string) =>
  queryOptions({
    queryKey: reviewKeys.requestsTo(clientId),
    queryFn: ({ signal }) => api<InformationRequest[]>(`${addressOf(clientId)}/requests`, { signal }),
    staleTime: freshFor,
  });

/** What preparers asked a client, newest first. */
export function useRequests(clientId: string) {
  return useQuery(requestsQuery(clientId));
}

/** Asks a client for something. */
export function useAskClient(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RequestInput) =>
      api<InformationRequest>(`${addressOf(clientId)}/requests`, { method: 'POST', json: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: requestsQuery(clientId).queryKey }),
  });
}

/** Writes a client's reply into the field or answer it is about, and settles the request. */
export function useAcceptReply(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, value }: { id: string } & AcceptInput) =>
      api<InformationRequest>(`${addressOf(clientId)}/requests/${id}/accept`, {
        method: 'POST',
        json: { value },
      }),
    // The document or the answer is another one, too: everything about this client.
    onSettled: () =>
      Promise.all(
        [clientQuery(clientId).queryKey, ['/api/documents'], ['/api/interview']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Settles a request, or asks it again. */
export function useCloseRequest(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, closed }: { id: string; closed: boolean }) =>
      api<InformationRequest>(`${addressOf(clientId)}/requests/${id}`, {
        method: 'PATCH',
        json: { closed },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: requestsQuery(clientId).queryKey }),
  });
}

const ticksQuery = (clientId: string) =>
  queryOptions({
    queryKey: reviewKeys.ticks(clientId),
    queryFn: ({ signal }) => api<Tick[]>(`${addressOf(clientId)}/ticks`, { signal }),
    staleTime: freshFor,
  });

/** The ticks at a client's values that hold. */
export function useTicks(clientId: string) {
  return useQuery(ticksQuery(clientId));
}

/** Ticks values of a document, or takes own ticks back. */
export function useSetTicks(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: TickInput) =>
      api<Tick[]>(`${addressOf(clientId)}/ticks`, { method: 'PUT', json: input }),
    onSuccess: (ticks) => client.setQueryData(ticksQuery(clientId).queryKey, ticks),
  });
}

const notesQuery = (clientId: string) =>
  queryOptions({
    queryKey: reviewKeys.notes(clientId),
    queryFn: ({ signal }) => api<Note[]>(`${addressOf(clientId)}/notes`, { signal }),
    staleTime: freshFor,
  });

/** What preparers noted about a client, newest first. */
export function useNotes(clientId: string) {
  return useQuery(notesQuery(clientId));
}

/** Adds a note that the client never sees. */
export function useAddNote(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NoteInput) =>
      api<Note>(`${addressOf(clientId)}/notes`, { method: 'POST', json: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: notesQuery(clientId).queryKey }),
  });
}

/** Removes a note of one's own. */
export function useRemoveNote(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<undefined>(`${addressOf(clientId)}/notes/${id}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: notesQuery(clientId).queryKey }),
  });
}

/** Shows one identifier in full. It is kept by nobody but the control that shows it. */
export function useReveal(clientId: string) {
  return useMutation({
    mutationFn: (input: RevealInput) =>
      api<Revealed>(`${addressOf(clientId)}/reveal`, { method: 'POST', json: input }),
    gcTime: 0,
  });
}

const ownRequestsQuery = queryOptions({
  queryKey: reviewKeys.requests,
  queryFn: ({ signal }) => api<InformationRequest[]>('/api/reviews/requests', { signal }),
  staleTime: freshFor,
});

/** What preparers asked the signed-in client, newest first. */
export function useOwnRequests() {
  return useQuery(ownRequestsQuery);
}

/** Replies to a preparer's request. */
export function useReply() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...json }: { id: string } & ReplyInput) =>
      api<InformationRequest>(`/api/reviews/requests/${id}/reply`, { method: 'POST', json }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: reviewKeys.waiting }),
        client.invalidateQueries({ queryKey: ownRequestsQuery.queryKey }),
      ]),
  });
}

/** Whether the signed-in client gets reminders by email. */
export function useReminders() {
  return useQuery({
    queryKey: reviewKeys.reminders,
    queryFn: ({ signal }) => api<Reminders>('/api/settings/reminders', { signal }),
    staleTime: freshFor,
  });
}

/** Keeps whether the signed-in client gets reminders by email. */
export function useSetReminders() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Reminders) =>
      api<Reminders>('/api/settings/reminders', { method: 'PATCH', json: input }),
    onSuccess: (reminders) => client.setQueryData(reviewKeys.reminders, reminders),
  });
}

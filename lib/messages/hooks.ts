'use client';

import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { readPage } from '@/lib/http/pages';
import { messageKeys } from './keys';
import { type Message, type SendInput, type ThreadPeople } from './schema';

/** Between two looks for new messages while the thread is on screen, in milliseconds. */
const threadEvery = 4000;
const pageLength = '50';

/** What a timer asks for does not keep anybody signed in. */
const asTimer = { background: true };

const queryOf = (clientId: string | null, more: Record<string, string> = {}) =>
  new URLSearchParams({ ...(clientId === null ? {} : { clientId }), ...more });

/**
 * A thread, newest message first, a page at a time; looked at again every few seconds while the tab is visible.
 * @param clientId null for the signed-in client's own thread
 */
const threadQuery = (clientId: string | null) =>
  infiniteQueryOptions({
    queryKey: messageKeys.thread(clientId),
    queryFn: ({ pageParam, signal }) => {
      const page = { limit: pageLength, ...(pageParam === null ? {} : { cursor: pageParam }) };
      return readPage<Message>('/api/messages', queryOf(clientId, page), signal, asTimer);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: threadEvery,
    staleTime: freshFor,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

export function useThread(clientId: string | null) {
  return useInfiniteQuery(threadQuery(clientId));
}

/** The preparers of a thread. */
export function useThreadPeople(clientId: string | null) {
  return useQuery(
    queryOptions({
      queryKey: messageKeys.people(clientId),
      queryFn: ({ signal }) => api<ThreadPeople>(`/api/messages/people?${queryOf(clientId)}`, { signal }),
      staleTime: freshFor,
    }),
  );
}

/** Sends a message; it shows in the thread as soon as the server has it. */
export function useSendMessage(clientId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SendInput) =>
      api<Message>(`/api/messages?${queryOf(clientId)}`, { method: 'POST', json: input }),
    onSuccess: async (message) => {
      // A look that began before it was sent knows nothing of it, and would take it off the screen again.
      await client.cancelQueries({ queryKey: threadQuery(clientId).queryKey });
      client.setQueryData(threadQuery(clientId).queryKey, (old) => {
        const [first, ...rest] = old?.pages ?? [];
        if (old === undefined || first === undefined) return old;
        const known = first.entries.some(({ id }) => id === message.id);
        const entries = known ? first.entries : [message, ...first.entries];
        return { ...old, pages: [{ ...first, entries }, ...rest] };
      });
    },
  });
}

/** Says that everything up to a message was on screen. */
export function useMarkRead(clientId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) =>
      api<undefined>('/api/messages/read', {
        method: 'POST',
        json: { upTo, ...(clientId === null ? {} : { clientId }) },
        ...asTimer,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: messageKeys.unread }),
  });
}

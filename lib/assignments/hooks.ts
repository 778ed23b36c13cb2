'use client';

import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, ApiError, freshFor } from '@/lib/http/client';
import { readAllPages, readPage } from '@/lib/http/pages';
import { type TaxReturn } from '@/lib/returns/schema';
import { assignmentKeys } from './keys';
import { type AssignedClient, type Assignment, type AssignInput, type ClientDetail } from './schema';

/**
 * All clients of the signed-in preparer, so that search and order work on everybody. Fetched anew on each visit:
 * clients go on with their returns meanwhile.
 */
const clientsQuery = queryOptions({
  queryKey: assignmentKeys.clients,
  queryFn: ({ signal }) => readAllPages<AssignedClient>('/api/preparer/clients', signal),
  staleTime: freshFor,
});

export function useClients() {
  return useQuery(clientsQuery);
}

/** Between two looks at a client with a document that is being read, in milliseconds. */
const readingEvery = 5000;

/** One client with return and documents. */
export const clientQuery = (clientId: string) =>
  queryOptions({
    queryKey: assignmentKeys.client(clientId),
    queryFn: ({ signal }) =>
      api<ClientDetail>(`/api/preparer/clients/${encodeURIComponent(clientId)}`, { signal }),
    staleTime: freshFor,
  });

export function useClient(clientId: string) {
  return useQuery({
    ...clientQuery(clientId),
    // What is being read comes in by itself.
    refetchInterval: ({ state }) =>
      state.data?.documents.some(({ status }) => status === 'processing') === true ? readingEvery : false,
  });
}

/** Approves a client's return or gives it back; the server decides whether its state allows it. */
export function useDecideReturn(clientId: string, returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: {
      status: 'approved' | 'draft';
      message?: string;
      reason?: string;
      seenVersion: number;
    }) => api<TaxReturn>(`/api/tax-returns/${returnId}`, { method: 'PATCH', json: decision }),
    onSuccess: (taxReturn) => {
      client.setQueryData(clientQuery(clientId).queryKey, (old) =>
        old === undefined ? old : { ...old, taxReturn },
      );
      // What changed since the last look starts anew with a decision.
      return client.invalidateQueries({ queryKey: [...assignmentKeys.client(clientId), 'changes'] });
    },
  });
}

/** Fetches a client's case anew: it is not as it was shown. */
export function useRefreshClient(clientId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: clientQuery(clientId).queryKey });
}

/** All pairs of preparer and client, newest first, a page at a time. */
export const assignmentsQuery = infiniteQueryOptions({
  queryKey: assignmentKeys.assignments,
  queryFn: ({ pageParam, signal }) => {
    const query = new URLSearchParams(pageParam === null ? {} : { cursor: pageParam });
    return readPage<Assignment>('/api/admin/assignments', query, signal);
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: freshFor,
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
});

export function useAssignments() {
  return useInfiniteQuery(assignmentsQuery);
}

/** Assigns a preparer to a client. */
export function useAssign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AssignInput) =>
      api<Assignment>('/api/admin/assignments', { method: 'POST', json: input }),
    onSuccess: () => refreshPairs(client),
  });
}

/** With a pair changes how many clients its preparer has. */
const refreshPairs = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: assignmentKeys.assignments }),
    client.invalidateQueries({ queryKey: ['/api/admin/users'] }),
  ]);

/** Ends an assignment. */
export function useEndAssignment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await api<undefined>(`/api/admin/assignments/${id}`, { method: 'DELETE' });
      } catch (error) {
        // Removed before, in another tab: what was wanted is so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onSuccess: () => refreshPairs(client),
  });
}

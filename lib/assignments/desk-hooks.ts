'use client';

import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { readPage } from '@/lib/http/pages';
import { type AdminClient, type AssignManyInput, type BulkResult, type Workload } from './desk-schema';
import { assignmentKeys } from './keys';

/** Everybody's clients by a filter and in an order, a page at a time. `query` is that of the address. */
const allClientsQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: assignmentKeys.foundClients(query),
    queryFn: ({ pageParam, signal }) => {
      const search = new URLSearchParams(query);
      if (pageParam !== null) search.set('cursor', pageParam);
      return readPage<AdminClient>('/api/admin/clients', search, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: freshFor,
    // While a filter changes, the clients found last stay on screen.
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

export function useAllClients(query: string) {
  return useInfiniteQuery(allClientsQuery(query));
}

/** What each preparer has to do, those with the most to review first. */
export function useWorkload() {
  return useQuery({
    queryKey: assignmentKeys.workload,
    queryFn: ({ signal }) => api<Workload[]>('/api/admin/workload', { signal }),
    staleTime: freshFor,
  });
}

/** Assigns many clients to a preparer, or moves them there; lists that show pairs are fetched anew. */
export function useAssignMany() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AssignManyInput) =>
      api<BulkResult[]>('/api/admin/clients/bulk', { method: 'POST', json: input }),
    onSuccess: () =>
      Promise.all(
        [
          assignmentKeys.allClients,
          assignmentKeys.workload,
          assignmentKeys.assignments,
          ['/api/admin/users'],
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

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
import { auditLogKey, operationsKey } from './keys';
import {
  type AuditFilter,
  type AuditLogEntry,
  type OperationsView,
  type Switch,
  type SwitchInput,
  type SwitchName,
} from './schema';

const operationsQuery = queryOptions({
  queryKey: operationsKey,
  queryFn: ({ signal }) => api<OperationsView>('/api/admin/operations', { signal, background: true }),
  refetchInterval: 10_000,
  staleTime: freshFor,
});

/** Asked again every ten seconds while the page is open. */
export const useOperations = () => useQuery(operationsQuery);

export function useRetryJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<undefined>(`/api/admin/operations/jobs/${id}/retry`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: operationsQuery.queryKey }),
  });
}

export function useSetSwitch(name: SwitchName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (json: SwitchInput) =>
      api<Switch>(`/api/admin/operations/switches/${name}`, { method: 'PUT', json }),
    onSettled: () => client.invalidateQueries({ queryKey: operationsQuery.queryKey }),
  });
}

/** A filter as it goes into an address: without what is empty. */
export const auditParameters = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  );

const auditLogQuery = (parameters: Record<string, string>) =>
  infiniteQueryOptions({
    queryKey: auditLogKey(parameters),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(parameters);
      if (pageParam !== null) query.set('cursor', pageParam);
      return readPage<AuditLogEntry>('/api/admin/audit', query, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Rows arrive while this screen is closed.
    staleTime: freshFor,
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

/** The audit log, newest first, a page at a time. */
export const useAuditLog = (filter: AuditFilter) => useInfiniteQuery(auditLogQuery(auditParameters(filter)));

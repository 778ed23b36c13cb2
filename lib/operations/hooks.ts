'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { operationsKey } from './keys';
import { type OperationsView, type Switch, type SwitchInput, type SwitchName } from './schema';

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

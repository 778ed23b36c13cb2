'use client';

import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { changeKey, refreshInterview } from './hooks';
import { interviewKeys } from './keys';
import { type Removed, type SalesImported, type SalesImportInput, type SalesImports } from './schema';

/** The sales told so far and the lists that they came with. */
export const salesImportsQuery = (returnId: string) =>
  queryOptions({
    queryKey: [...interviewKeys.ofReturn(returnId), 'sales', 'imports'],
    queryFn: ({ signal }) => api<SalesImports>(`/api/interview/${returnId}/sales/imports`, { signal }),
    staleTime: 0,
  });

async function refreshSales(client: QueryClient, returnId: string): Promise<void> {
  await Promise.all([
    refreshInterview(client, returnId),
    client.invalidateQueries({ queryKey: salesImportsQuery(returnId).queryKey }),
  ]);
}

/** Adds the picked rows of a broker's list, all or none. */
export function useImportSales(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey(returnId),
    scope: { id: `interview-${returnId}` },
    mutationFn: (json: SalesImportInput) =>
      api<SalesImported>(`/api/interview/${returnId}/sales/imports`, { method: 'POST', json }),
    onSuccess: () => refreshSales(client, returnId),
  });
}

/** Takes the sales of one list out again. */
export function useRemoveSalesImport(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: changeKey(returnId),
    scope: { id: `interview-${returnId}` },
    networkMode: 'always',
    mutationFn: (importId: string) =>
      api<Removed>(`/api/interview/${returnId}/sales/imports/${importId}`, { method: 'DELETE' }),
    onSuccess: () => refreshSales(client, returnId),
  });
}

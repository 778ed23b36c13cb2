'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { returnKeys } from '@/lib/returns/keys';
import { type ExtensionInput, type ExtensionView } from './extension-schema';
import { filingKeys } from './keys';
import { type FileReply } from './schema';

const pollEvery = 1500;

/** Where the request for more time stands. Looks again by itself while it is on its way. */
export function useExtension(returnId: string) {
  const client = useQueryClient();
  const queryKey = filingKeys.extension(returnId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api<ExtensionView>(`/api/tax-returns/${returnId}/extension`, {
        signal,
        // A timer must not keep a session alive.
        background: client.getQueryData<ExtensionView>(queryKey)?.moving === true,
      }),
    staleTime: freshFor,
    refetchInterval: (query) => (query.state.data?.moving === true ? pollEvery : false),
  });
}

/** Sends Form 4868. */
export function useFileExtension(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ExtensionInput) =>
      api<FileReply>(`/api/tax-returns/${returnId}/extension`, { method: 'POST', json: input }),
    onSettled: () => client.invalidateQueries({ queryKey: returnKeys.ofReturn(returnId) }),
  });
}

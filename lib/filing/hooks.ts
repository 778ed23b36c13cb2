'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, freshFor } from '@/lib/http/client';
import { returnKeys } from '@/lib/returns/keys';
import { filingKeys } from './keys';
import { type FileReply, type FilingView, type PreparerSignInput, type SignInput } from './schema';
import { type StateFileReply, type StateSignInput } from './states/schema';

const pollEvery = 1500;

/** Something of the return is on its way, federal or state. */
const isMoving = (view: FilingView | undefined): boolean =>
  view !== undefined && (view.moving || view.states.some(({ moving }) => moving));

/** Where the filing of a return stands. Looks again by itself while something is on its way. */
export function useFiling(returnId: string) {
  const client = useQueryClient();
  const path = `/api/tax-returns/${returnId}/filing`;
  const queryKey = filingKeys.filing(returnId);
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api<FilingView>(path, {
        signal,
        // A timer must not keep a session alive.
        background: isMoving(client.getQueryData<FilingView>(queryKey)),
      }),
    staleTime: freshFor,
    refetchInterval: (query) => (isMoving(query.state.data) ? pollEvery : false),
  });
}

/** Forgets what was known about the return, on every screen. */
export function useRefreshReturns(returnId: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: returnKeys.ofReturn(returnId) });
    await client.invalidateQueries({ queryKey: returnKeys.mine });
  }, [client, returnId]);
}

/** Signs for one person. */
export function useSign(returnId: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: (input: SignInput) =>
      api<FilingView>(`/api/tax-returns/${returnId}/filing/sign`, { method: 'POST', json: input }),
    onSettled: refresh,
  });
}

/** Signs as the preparer of a client. */
export function useSignAsPreparer(returnId: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: (input: PreparerSignInput) =>
      api<FilingView>(`/api/tax-returns/${returnId}/filing/preparer`, { method: 'POST', json: input }),
    onSettled: refresh,
  });
}

/** The preparer who signed lets the client sign without them. */
export function useLetGo(returnId: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: () => api<FilingView>(`/api/tax-returns/${returnId}/filing/preparer`, { method: 'DELETE' }),
    onSettled: refresh,
  });
}

/** Puts the signed return in the queue. */
export function useFile(returnId: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: () => api<FileReply>(`/api/tax-returns/${returnId}/file`, { method: 'POST' }),
    onSettled: refresh,
  });
}

/** Signs a state's return for one person. */
export function useSignState(returnId: string, code: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: (input: StateSignInput) =>
      api<FilingView>(`/api/tax-returns/${returnId}/states/${code}/sign`, { method: 'POST', json: input }),
    onSettled: refresh,
  });
}

/** Puts a signed state return in the queue. */
export function useFileState(returnId: string, code: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: () =>
      api<StateFileReply>(`/api/tax-returns/${returnId}/states/${code}/file`, { method: 'POST' }),
    onSettled: refresh,
  });
}

'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { returnKeys } from '@/lib/returns/keys';
import type { TaxReturn } from '@/lib/returns/schema';
import { useRefreshReturns } from './hooks';
import type { FilingView } from './schema';

/** Opens the amendment of an accepted return; from then on the screens show it. */
export function useOpenAmendment(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<TaxReturn>(`/api/tax-returns/${returnId}/amendments`, { method: 'POST' }),
    onSettled: () => client.invalidateQueries({ queryKey: returnKeys.mine }),
  });
}

/** Saves Part II of Form 1040-X. */
export function useSaveExplanation(returnId: string) {
  const refresh = useRefreshReturns(returnId);
  return useMutation({
    mutationFn: (explanation: string) =>
      api<FilingView>(`/api/tax-returns/${returnId}/amendment`, { method: 'PATCH', json: { explanation } }),
    onSettled: refresh,
  });
}

/** Gives up an amendment that was never sent. */
export function useDiscardAmendment(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<undefined>(`/api/tax-returns/${returnId}/amendment`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: returnKeys.mine }),
  });
}

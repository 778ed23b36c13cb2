'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { type EngagementInput, type EngagementLetter, type EngagementSignature } from './engagement-schema';
import { assignmentKeys } from './keys';

const pathOf = (clientId: string) => `/api/preparer/clients/${encodeURIComponent(clientId)}/engagement`;

/** A client's engagement letters, the newest first. */
export function useLetters(clientId: string) {
  return useQuery({
    queryKey: assignmentKeys.letters(clientId),
    queryFn: ({ signal }) => api<EngagementLetter[]>(pathOf(clientId), { signal }),
    staleTime: freshFor,
  });
}

/** Sends a client a letter. */
export function useSendLetter(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EngagementInput) =>
      api<EngagementLetter>(pathOf(clientId), { method: 'POST', json: input }),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentKeys.letters(clientId) }),
  });
}

/** Takes back a letter that isn't signed. */
export function useWithdrawLetter(clientId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api<undefined>(`${pathOf(clientId)}/${id}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: assignmentKeys.letters(clientId) }),
  });
}

/** The engagement letters of the signed-in client. */
export function useOwnLetters() {
  return useQuery({
    queryKey: assignmentKeys.ownLetters,
    queryFn: ({ signal }) => api<EngagementLetter[]>('/api/engagement-letters', { signal }),
    staleTime: freshFor,
  });
}

/** Signs one of them. */
export function useSignLetter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...input }: EngagementSignature & { id: string }) =>
      api<EngagementLetter>(`/api/engagement-letters/${id}/signature`, { method: 'POST', json: input }),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: assignmentKeys.ownLetters });
      await client.invalidateQueries({ queryKey: ['/api/reviews/waiting'] });
    },
  });
}

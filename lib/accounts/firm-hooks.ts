'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { type FirmInput, type FirmView, type PtinInput } from './firm-schema';
import { firmKey } from './keys';

/** The firm, and the signed-in preparer's PTIN. */
export function useFirm() {
  return useQuery({
    queryKey: firmKey,
    queryFn: ({ signal }) => api<FirmView>('/api/firm', { signal }),
  });
}

/** Enters or changes the firm. */
export function useSaveFirm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: FirmInput) => api<FirmView>('/api/firm', { method: 'PUT', json: input }),
    onSuccess: (view) => client.setQueryData(firmKey, view),
  });
}

/** Enters or changes the signed-in preparer's PTIN. */
export function useSavePtin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PtinInput) => api<FirmView>('/api/firm/ptin', { method: 'PUT', json: input }),
    onSuccess: (view) => client.setQueryData(firmKey, view),
  });
}

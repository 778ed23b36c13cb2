'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { securityKeys } from './keys';

/** "Not now": the offer of two-step verification goes and stays away. */
export function useCloseFactorOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api<undefined>('/api/account/second-factor/offer', { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: securityKeys.secondFactor }),
  });
}

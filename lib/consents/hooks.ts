'use client';

import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { consentsKey } from './keys';
import { type Consent, type ConsentUse, type GrantInput } from './schema';

/** Every consent form and where the signed-in client stands with it. */
const consentsQuery = queryOptions({
  queryKey: consentsKey,
  queryFn: ({ signal }) => api<Consent[]>('/api/consents', { signal }),
  staleTime: freshFor,
});

export function useConsents() {
  return useQuery(consentsQuery);
}

/** A consent changes what each return may do, too: its filing lists it among the requirements. */
const refreshAfterConsent = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: consentsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['/api/tax-returns'] }),
  ]);

/** Signs a consent. */
export function useGrantConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: GrantInput) => api<Consent>('/api/consents', { method: 'POST', json: input }),
    onSettled: () => refreshAfterConsent(client),
  });
}

/** Takes a consent back. */
export function useRevokeConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (use: ConsentUse) => api<undefined>(`/api/consents/${use}`, { method: 'DELETE' }),
    onSettled: () => refreshAfterConsent(client),
  });
}

'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { reviewKeys } from './keys';
import { type PreparerChange, type WaitingItem } from './schema';

// What a client's first screens read; the rest of the room's hooks stays out of their first load.
export const waitingQuery = queryOptions({
  queryKey: reviewKeys.waiting,
  queryFn: ({ signal }) => api<WaitingItem[]>('/api/reviews/waiting', { signal }),
  staleTime: freshFor,
});

/** What waits for the signed-in client. */
export function useWaiting() {
  return useQuery(waitingQuery);
}

/** What preparers changed for the signed-in client, newest first. */
export function usePreparerChanges() {
  return useQuery({
    queryKey: reviewKeys.preparerChanges,
    queryFn: ({ signal }) => api<PreparerChange[]>('/api/reviews/preparer-changes', { signal }),
    staleTime: freshFor,
  });
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { reviewKeys } from './keys';
import { type PreparerChange } from './schema';

// The interview reads it; the rest of the room's hooks stays out of its first load.

/** What preparers changed for the signed-in client, newest first. */
export function usePreparerChanges() {
  return useQuery({
    queryKey: reviewKeys.preparerChanges,
    queryFn: ({ signal }) => api<PreparerChange[]>('/api/reviews/preparer-changes', { signal }),
    staleTime: freshFor,
  });
}

'use client';

import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CurrentUser } from '@/lib/accounts/schema';
import { currentUserKey } from '@/lib/accounts/keys';
import { api, ApiError } from '@/lib/http/client';

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await api<CurrentUser>('/api/auth/user', { signal });
    } catch (error) {
      // Signed out is an answer here, not a failure.
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** The current user; `data` is undefined until it is known and null when signed out. */
export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

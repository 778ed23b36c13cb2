'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CurrentUser, type LoginInput, type SignupInput } from '@/lib/accounts/schema';
import { api, ApiError, noContent } from '@/lib/http/client';

/** Who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    try {
      return await api('/api/auth/user', CurrentUser, { signal });
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

/** Signs in; afterwards the current user is known without another call. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: LoginInput) => api('/api/auth/login', CurrentUser, { method: 'POST', json: input }),
    onSuccess: (user) => {
      client.removeQueries();
      client.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}

/** Creates the account and signs in. */
export function useSignup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SignupInput) => api('/api/auth/signup', CurrentUser, { method: 'POST', json: input }),
    onSuccess: (user) => {
      client.removeQueries();
      client.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}

/**
 * Signs out and loads /login as a new document, so that nothing of the return stays in the memory of the tab.
 */
export function useLogout() {
  return useMutation({
    mutationFn: () => api('/api/auth/logout', noContent, { method: 'POST' }),
    onSuccess: () => window.location.replace('/login'),
  });
}

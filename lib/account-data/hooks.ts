'use client';

import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { currentUserQuery } from '@/lib/accounts/current-user';
import { type CurrentUser } from '@/lib/accounts/schema';
import { leaveFor } from '@/lib/browser/leave-for';
import { api, freshFor } from '@/lib/http/client';
import { readPage } from '@/lib/http/pages';
import { accessLogKey } from './keys';
import { type AccessEntry, type DeletionInput, type DeletionPlan, type ProfileInput } from './schema';

/** Changes the names of the signed-in person. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ProfileInput) =>
      api<CurrentUser>('/api/settings/profile', { method: 'PATCH', json: input }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}

const accessQuery = infiniteQueryOptions({
  queryKey: accessLogKey,
  queryFn: ({ pageParam, signal }) => {
    const query = new URLSearchParams({ limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) });
    return readPage<AccessEntry>('/api/settings/access-log', query, signal);
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: freshFor,
  select: ({ pages }) => pages.flatMap(({ entries }) => entries),
});

/** What others did with this person's data, newest first. */
export function useAccessLog() {
  return useInfiniteQuery(accessQuery);
}

/**
 * Starts the download of everything. The question whether it may start comes first, so that a password that is asked
 * for again is asked on the screen.
 */
export function useExport() {
  return useMutation({
    mutationFn: () => api<undefined>('/api/settings/export', { method: 'POST' }),
    onSuccess: () => {
      const link = document.createElement('a');
      link.href = '/api/settings/export';
      link.download = '';
      link.click();
    },
  });
}

/** What a deletion would keep; asked when the dialog opens. */
export function useDeletionPlan(enabled: boolean) {
  return useQuery({
    queryKey: ['/api/settings/deletion'],
    queryFn: ({ signal }) => api<DeletionPlan>('/api/settings/deletion', { signal }),
    staleTime: 0,
    enabled,
  });
}

/** Deletes the account; afterwards a new document is loaded, so that nothing stays in the memory of the tab. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (input: DeletionInput) =>
      api<undefined>('/api/settings/deletion', { method: 'POST', json: input }),
    onSuccess: () => leaveFor('/'),
  });
}

'use client';

import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { readPage } from '@/lib/http/pages';
import { userKeys } from './keys';
import { type ListedUser, type RoleInput, type SuspensionInput } from './schema';

export type UserFilter = { role: ListedUser['role'] | null; q: string };

/** The address of a page of users; what is not filtered by is left out. */
export function userSearch({ role, q }: UserFilter, cursor: string | null): URLSearchParams {
  const query = new URLSearchParams();
  if (role !== null) query.set('role', role);
  if (q.trim() !== '') query.set('q', q.trim());
  if (cursor !== null) query.set('cursor', cursor);
  return query;
}

/** Users by role and by a part of name or address, newest first, a page at a time. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: userKeys.found(filter.role, filter.q),
    queryFn: ({ pageParam, signal }) =>
      readPage<ListedUser>('/api/admin/users', userSearch(filter, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // People sign up and roles change while this screen is closed.
    staleTime: freshFor,
    // While a search changes, the people found last stay on screen.
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

export function useUsers(filter: UserFilter) {
  return useInfiniteQuery(usersQuery(filter));
}

/** Changes a person's role. Assignments that no longer fit end with it, so both lists are fetched anew. */
export function useSetRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, role }: RoleInput & { userId: string }) =>
      api<ListedUser>(`/api/admin/users/${userId}/role`, { method: 'PATCH', json: { role } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: userKeys.users }),
        client.invalidateQueries({ queryKey: ['/api/admin/assignments'] }),
      ]),
  });
}

/** Suspends or reinstates an account. */
export function useSuspension() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, ...input }: SuspensionInput & { userId: string }) =>
      api<ListedUser>(`/api/admin/users/${userId}/suspension`, { method: 'PATCH', json: input }),
    onSuccess: () => client.invalidateQueries({ queryKey: userKeys.users }),
  });
}

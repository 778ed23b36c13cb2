'use client';

import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type ApiInit, request } from '@/lib/http/client';
import { type ListedUser, type RoleInput } from './schema';

/** One page of a list, and where the next one starts; null at the end. */
export type ListPage<T> = { entries: T[]; next: string | null };

/**
 * Reads one page of a list (contract section 1). T is the type of one entry, as in `api`. Throws ApiError for any
 * non-2xx status.
 */
export async function readPage<T>(
  path: string,
  query: URLSearchParams,
  signal: AbortSignal,
  more: Pick<ApiInit, 'background'> = {},
): Promise<ListPage<T>> {
  const response = await request(`${path}?${query}`, { signal, ...more });
  const entries: T[] = await response.json();
  return { entries, next: response.headers.get('x-next-cursor') };
}

export type UserFilter = { role: ListedUser['role'] | null; q: string };

/** The address of a page of users; what is not filtered by is left out. */
export function userSearch({ role, q }: UserFilter, cursor: string | null): URLSearchParams {
  const query = new URLSearchParams();
  if (role !== null) query.set('role', role);
  if (q.trim() !== '') query.set('q', q.trim());
  if (cursor !== null) query.set('cursor', cursor);
  return query;
}

const usersKey = ['/api/admin/users'];

/** Users by role and by a part of name or address, newest first, a page at a time. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...usersKey, filter.role, filter.q.trim()],
    queryFn: ({ pageParam, signal }) =>
      readPage<ListedUser>('/api/admin/users', userSearch(filter, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // People sign up and roles change while this screen is closed.
    staleTime: 0,
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
        client.invalidateQueries({ queryKey: usersKey }),
        client.invalidateQueries({ queryKey: ['/api/admin/assignments'] }),
      ]),
  });
}

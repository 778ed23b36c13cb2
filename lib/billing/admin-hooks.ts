'use client';

import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, freshFor } from '@/lib/http/client';
import { readPage } from '@/lib/http/pages';
import { billingKeys } from './keys';
import { type ListedPayment } from './schema';

/** All payments for administrators, newest first, a page at a time; narrowed to payers whose address holds `q`. */
const allPaymentsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: billingKeys.found(q),
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(pageParam === null ? {} : { cursor: pageParam });
      if (q.trim() !== '') query.set('q', q.trim());
      return readPage<ListedPayment>('/api/admin/payments', query, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // People pay while this screen is closed.
    staleTime: freshFor,
    placeholderData: (before) => before,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

export function useAllPayments(q: string) {
  return useInfiniteQuery(allPaymentsQuery(q));
}

/** Ends somebody's plan and sends everything back. */
export function useCancelPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentId, reason }: { paymentId: string; reason: string }) =>
      api<undefined>(`/api/admin/payments/${paymentId}/cancel-plan`, { method: 'POST', json: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: billingKeys.allPayments }),
  });
}

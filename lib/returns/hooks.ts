'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '@/lib/http/client';
import { firstTaxYear } from '@/lib/tax/us/edition';
import { useChooseYear, useChosenYear } from './chosen-year';
import { returnKeys } from './keys';
import { readResults } from './read-results';
import { type TaxReturn, type ValidationResult } from './schema';

/** The signed-in client's returns; `useMyReturns` puts the one that all screens use first. Reading creates the first draft. */
export const myReturnsQuery = queryOptions({
  queryKey: returnKeys.mine,
  queryFn: async ({ signal }) => {
    const returns = await api<TaxReturn[]>('/api/tax-returns/my-returns', { signal });
    return returns.map(readResults);
  },
});

export function useMyReturns() {
  const year = useChosenYear() ?? firstTaxYear;
  const select = useCallback(
    (returns: TaxReturn[]) =>
      returns.toSorted((a, b) => Number(b.taxYear === year) - Number(a.taxYear === year)),
    [year],
  );
  return useQuery({ ...myReturnsQuery, select });
}

/** The year of the return that the screens show. */
export const useReturnYear = (): number => useMyReturns().data?.[0]?.taxYear ?? firstTaxYear;

/** Opens a return of another year. */
export function useOpenYear() {
  const client = useQueryClient();
  const chooseYear = useChooseYear();
  return useMutation({
    mutationFn: (taxYear: number) =>
      api<TaxReturn>('/api/tax-returns', { method: 'POST', json: { taxYear, status: 'draft' } }),
    onSuccess: (taxReturn) => {
      chooseYear(taxReturn.taxYear);
      return client.invalidateQueries({ queryKey: returnKeys.mine });
    },
  });
}

/** What would hold this return up, or deserves a look. */
export const validationQuery = (returnId: string) =>
  queryOptions({
    queryKey: returnKeys.validation(returnId),
    queryFn: ({ signal }) => api<ValidationResult>(`/api/tax-returns/${returnId}/validation`, { signal }),
  });

/** Calculates the return; afterwards the returns and everything read about this one are fetched anew. */
export function useCalculate(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      readResults(await api<TaxReturn>(`/api/tax-returns/${returnId}/calculate`, { method: 'POST' })),
    onSuccess: (taxReturn) => {
      client.setQueryData(myReturnsQuery.queryKey, (old) =>
        old?.map((known) => (known.id === taxReturn.id ? taxReturn : known)),
      );
      return client.invalidateQueries({ queryKey: returnKeys.ofReturn(returnId) });
    },
  });
}

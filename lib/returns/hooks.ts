'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '@/lib/http/client';
import { DeductionDiscovery, NextYear, RefundSteps, TaxRates, WhatIfOutline } from './results-schema';
import { Explanation, TaxReturn, ValidationResult, type WhatIfInput, WhatIfResult } from './schema';

/** The signed-in client's returns; the first one is the one that all screens use. Reading creates the first draft. */
export const myReturnsQuery = queryOptions({
  queryKey: ['/api/tax-returns/my-returns'],
  queryFn: ({ signal }) => api('/api/tax-returns/my-returns', z.array(TaxReturn), { signal }),
});

export function useMyReturns() {
  return useQuery(myReturnsQuery);
}

/** What would hold this return up, or deserves a look. */
export const validationQuery = (returnId: string) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'validation'],
    queryFn: ({ signal }) => api(`/api/tax-returns/${returnId}/validation`, ValidationResult, { signal }),
  });

/** How a line of the last calculation came about. `version` keeps explanations of earlier calculations apart. */
export const explanationQuery = (returnId: string, version: number, form: string, line: string, copy = 0) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'explain', version, form, line, copy],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ form, line, copy: String(copy) });
      return api(`/api/tax-returns/${returnId}/explain?${query}`, Explanation, { signal });
    },
  });

/** Calculates the return; afterwards the returns and everything read about this one are fetched anew. */
export function useCalculate(returnId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(`/api/tax-returns/${returnId}/calculate`, TaxReturn, { method: 'POST' }),
    onSuccess: (taxReturn) => {
      client.setQueryData(myReturnsQuery.queryKey, (old) =>
        old?.map((known) => (known.id === taxReturn.id ? taxReturn : known)),
      );
      return client.invalidateQueries({ queryKey: ['/api/tax-returns', returnId] });
    },
  });
}

/** Deductions, credits and choices that the return leaves out. */
export const deductionsQuery = (returnId: string) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'deduction-discovery'],
    queryFn: ({ signal }) =>
      api(`/api/tax-returns/${returnId}/deduction-discovery`, DeductionDiscovery, { signal }),
  });

/** Which fact moved the refund by how much. `version` keeps earlier calculations apart. */
export const refundStepsQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'refund-steps', version],
    queryFn: ({ signal }) => api(`/api/tax-returns/${returnId}/refund-steps`, RefundSteps, { signal }),
  });

/** Estimated tax for the next year. */
export const nextYearQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'next-year', version],
    queryFn: ({ signal }) => api(`/api/tax-returns/${returnId}/next-year`, NextYear, { signal }),
  });

/** What the next dollar costs, and a dollar on average. */
export const taxRatesQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'rates', version],
    queryFn: ({ signal }) => api(`/api/tax-returns/${returnId}/rates`, TaxRates, { signal }),
  });

/** What a what-if can change of the return. */
export const whatIfOutlineQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'what-if', version],
    queryFn: ({ signal }) => api(`/api/tax-returns/${returnId}/what-if`, WhatIfOutline, { signal }),
  });

/** Key figures with some facts changed. Saves nothing. */
export const whatIfQuery = (returnId: string, version: number, changes: WhatIfInput['changes']) =>
  queryOptions({
    queryKey: ['/api/tax-returns', returnId, 'what-if', version, changes],
    queryFn: ({ signal }) =>
      api(`/api/tax-returns/${returnId}/what-if`, WhatIfResult, {
        method: 'POST',
        json: { changes },
        signal,
      }),
  });

'use client';

import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import { returnKeys } from './keys';
import { type LastYear } from './last-year-schema';
import {
  type DeductionDiscovery,
  type MoveInput,
  type MoveResult,
  type StateAdvice,
  type NextYear,
  type RefundSteps,
  type TaxRates,
  type WhatIfOutline,
} from './results-schema';
import { type Explanation, type WhatIfInput, type WhatIfResult } from './schema';

// What the screens of results read; what every screen of a client reads is in hooks.ts and comes with the first load.

/** How a line of the last calculation came about. `version` keeps explanations of earlier calculations apart. */
export const explanationQuery = (returnId: string, version: number, form: string, line: string, copy = 0) =>
  queryOptions({
    queryKey: [...returnKeys.ofReturn(returnId), 'explain', version, form, line, copy],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ form, line, copy: String(copy) });
      return api<Explanation>(`/api/tax-returns/${returnId}/explain?${query}`, { signal });
    },
  });

/** Deductions, credits and choices that the return leaves out. */
export const deductionsQuery = (returnId: string) =>
  queryOptions({
    queryKey: returnKeys.deductions(returnId),
    queryFn: ({ signal }) =>
      api<DeductionDiscovery>(`/api/tax-returns/${returnId}/deduction-discovery`, { signal }),
  });

/** Which fact moved the refund by how much. `version` keeps earlier calculations apart. */
export const refundStepsQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: returnKeys.refundSteps(returnId, version),
    queryFn: ({ signal }) => api<RefundSteps>(`/api/tax-returns/${returnId}/refund-steps`, { signal }),
  });

/** Estimated tax for the next year. */
export const nextYearQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: returnKeys.nextYear(returnId, version),
    queryFn: ({ signal }) => api<NextYear>(`/api/tax-returns/${returnId}/next-year`, { signal }),
  });

/** What the next dollar costs, and a dollar on average. */
export const taxRatesQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: returnKeys.rates(returnId, version),
    queryFn: ({ signal }) => api<TaxRates>(`/api/tax-returns/${returnId}/rates`, { signal }),
  });

/** Choices that several returns decide together, and claims of the states. */
export const stateAdviceQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: returnKeys.stateAdvice(returnId, version),
    queryFn: ({ signal }) => api<StateAdvice>(`/api/tax-returns/${returnId}/state-advice`, { signal }),
  });

/** What a what-if can change of the return. */
export const whatIfOutlineQuery = (returnId: string, version: number) =>
  queryOptions({
    queryKey: returnKeys.whatIf(returnId, version),
    queryFn: ({ signal }) => api<WhatIfOutline>(`/api/tax-returns/${returnId}/what-if`, { signal }),
  });

/** Key figures with some facts changed. Saves nothing. */
export const whatIfQuery = (returnId: string, version: number, changes: WhatIfInput['changes']) =>
  queryOptions({
    queryKey: [...returnKeys.whatIf(returnId, version), changes],
    queryFn: ({ signal }) =>
      api<WhatIfResult>(`/api/tax-returns/${returnId}/what-if`, {
        method: 'POST',
        json: { changes },
        signal,
      }),
  });

/** Taxes as if the filers had lived in another state all year. Saves nothing. */
export const moveQuery = (returnId: string, version: number, home: MoveInput) =>
  queryOptions({
    queryKey: [...returnKeys.move(returnId, version), home],
    queryFn: ({ signal }) =>
      api<MoveResult>(`/api/tax-returns/${returnId}/move`, { method: 'POST', json: home, signal }),
  });

/** What the return starts from: last year's return of the same person. */
export const lastYearQuery = (returnId: string) =>
  queryOptions({
    queryKey: returnKeys.lastYear(returnId),
    queryFn: ({ signal }) => api<LastYear>(`/api/tax-returns/${returnId}/last-year`, { signal }),
  });

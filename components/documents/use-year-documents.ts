'use client';

import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '@/lib/documents/list-query';
import { type Document } from '@/lib/documents/schema';
import { useMyReturns } from '@/lib/returns/hooks';
import { type TaxReturn } from '@/lib/returns/schema';

/**
 * The documents of a tax year: those of its returns (an amendment shares them), and those that belong to no return.
 * @param returns the client's returns, the one that the screens show first
 */
export function documentsOfYear(
  documents: readonly Document[],
  returns: readonly Pick<TaxReturn, 'id' | 'taxYear'>[],
): Document[] {
  const shown = returns[0]?.taxYear;
  const elsewhere = new Set(returns.filter(({ taxYear }) => taxYear !== shown).map(({ id }) => id));
  return documents.filter(({ taxReturnId }) => taxReturnId === null || !elsewhere.has(taxReturnId));
}

/** A client's documents of the year that the screens show, newest first. */
export function useYearDocuments(userId: string) {
  const { data: returns } = useMyReturns();
  const select = useCallback((all: Document[]) => documentsOfYear(all, returns ?? []), [returns]);
  return useQuery({ ...documentsQuery(userId), select });
}

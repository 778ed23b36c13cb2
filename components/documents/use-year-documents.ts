'use client';

import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '@/lib/documents/list-query';
import { type Document } from '@/lib/documents/schema';
import { useMyReturns } from '@/lib/returns/hooks';
import { documentsOfYear } from './documents-of-year';

/** A client's documents of the year that the screens show, newest first. */
export function useYearDocuments(userId: string) {
  const { data: returns } = useMyReturns();
  const select = useCallback((all: Document[]) => documentsOfYear(all, returns ?? []), [returns]);
  return useQuery({ ...documentsQuery(userId), select });
}

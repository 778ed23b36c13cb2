'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { pageSlugs, type PageSlug } from '@/lib/interview/pages';

export const questionParam = 'q';
const viewParam = 'view';

export type Place =
  | { view: 'question'; questionId: string | null }
  | { view: PageSlug }
  | { view: 'list'; questionId: string }
  | { view: 'review' }
  | { view: 'sales' };

/** The page of many questions that an address leads to; null for every other place. */
export const pageOf = ({ view }: Place): PageSlug | null => pageSlugs.find((slug) => slug === view) ?? null;

/** Reads where in the interview an address leads. */
export function readPlace(params: URLSearchParams): Place {
  const view = params.get(viewParam);
  if (view === 'review' || view === 'sales') return { view };
  const page = pageSlugs.find((slug) => slug === view);
  if (page !== undefined) return { view: page };
  const questionId = params.get(questionParam);
  return view === 'list' && questionId !== null ? { view, questionId } : { view: 'question', questionId };
}

export const writePlace = (place: Place): string => {
  if (place.view === 'list')
    return `?${viewParam}=list&${questionParam}=${encodeURIComponent(place.questionId)}`;
  if (place.view !== 'question') return `?${viewParam}=${place.view}`;
  return place.questionId === null ? '' : `?${questionParam}=${encodeURIComponent(place.questionId)}`;
};

/** The place on screen is kept in the address, so that the browser's Back leads to the question before. */
export function usePlace() {
  const place = readPlace(new URLSearchParams(useSearchParams()));
  const go = useCallback((next: Place) => {
    const { pathname, search } = window.location;
    const address = writePlace(next);
    // A second click on its way must not make Back lead to the same place.
    if (address !== search) window.history.pushState(null, '', pathname + address);
  }, []);
  return { place, go };
}

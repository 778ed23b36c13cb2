'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

export const questionParam = 'q';
const viewParam = 'view';

export type Place = { view: 'question'; questionId: string | null } | { view: 'review' };

/** Reads where in the interview an address leads. */
export function readPlace(params: URLSearchParams): Place {
  if (params.get(viewParam) === 'review') return { view: 'review' };
  return { view: 'question', questionId: params.get(questionParam) };
}

export const writePlace = (place: Place): string => {
  if (place.view === 'review') return `?${viewParam}=review`;
  return place.questionId === null ? '' : `?${questionParam}=${encodeURIComponent(place.questionId)}`;
};

/** The place on screen is kept in the address, so that the browser's Back leads to the question before. */
export function usePlace() {
  const place = readPlace(new URLSearchParams(useSearchParams()));
  const go = useCallback((next: Place) => {
    window.history.pushState(null, '', window.location.pathname + writePlace(next));
  }, []);
  return { place, go };
}

'use client';

import { useSyncExternalStore } from 'react';

/** Where the browser keeps the year that its user looks at. */
const key = 'plainfile.tax-year';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off: the first year is shown.
    return null;
  }
};

/** The year that the client chose to look at; null: none yet. */
export function useChosenYear(): number | null {
  const stored = useSyncExternalStore(subscribe, read, () => null);
  return stored === null ? null : Number(stored);
}

/** Shows the return of another year on every screen of this browser. */
export function chooseYear(year: number): void {
  try {
    localStorage.setItem(key, String(year));
  } catch {
    // Without storage the choice lasts no longer than the page.
  }
  for (const listener of listeners) listener();
}

'use client';

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { writeYearCookie } from '@/lib/browser/year-cookie';

/** The account on screen, and the year that it chose before this page was loaded; null: none. */
export const ChosenYearContext = createContext<{ owner: string; year: number | null }>({
  owner: '',
  year: null,
});

/** What was chosen since the page was loaded. */
let picked: { owner: string; year: number } | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The year that the client chose to look at; null: none yet. The server draws with the same one. */
export function useChosenYear(): number | null {
  const { owner, year } = useContext(ChosenYearContext);
  return useSyncExternalStore(
    subscribe,
    () => (picked !== null && picked.owner === owner ? picked.year : year),
    () => year,
  );
}

/** Shows the return of another year on every screen of this browser, from now on. */
export function useChooseYear(): (year: number) => void {
  const { owner } = useContext(ChosenYearContext);
  return useCallback(
    (year) => {
      picked = { owner, year };
      document.cookie = writeYearCookie(year, owner);
      for (const listener of listeners) listener();
    },
    [owner],
  );
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useCallback, useSyncExternalStore } from 'react';
import { useChooseYear } from '@/lib/returns/chosen-year';
import { returnKeys } from '@/lib/returns/keys';
import { type TaxReturn } from '@/lib/returns/schema';

const unknown = () => undefined;

/**
 * The client’s returns as far as the page knows them. Not through `useQuery`: the sidebar is drawn before the page, and a
 * query that it had made would keep the page’s own data out of the server’s HTML.
 */
function useKnownReturns(): readonly TaxReturn[] {
  const client = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  );
  const read = () => client.getQueryData<TaxReturn[]>(returnKeys.mine);
  return useSyncExternalStore(subscribe, read, unknown) ?? [];
}

/**
 * Switches the tax year of all screens, for whoever has returns of several years. It asks for nothing: what the page
 * knows of the returns is enough.
 */
export function YearSwitch({ shown }: { shown: number }) {
  const router = useRouter();
  const choose = useChooseYear();
  const years = [...new Set(useKnownReturns().map(({ taxYear }) => taxYear))].toSorted((a, b) => a - b);
  if (years.length < 2) return null;
  return (
    <div className="border-b px-4 py-3">
      <label htmlFor="sidebar-year" className="mb-1 block text-xs text-muted-foreground">
        Tax year
      </label>
      <select
        id="sidebar-year"
        value={shown}
        onChange={(event) => {
          choose(Number(event.target.value));
          // Pages whose data the server reads are drawn again.
          router.refresh();
        }}
        className="h-10 w-full rounded-md border border-border-strong bg-background px-2 text-sm pointer-coarse:h-11"
      >
        {years.map((year) => (
          <option key={year} value={year}>
            {year} Tax Year
          </option>
        ))}
      </select>
    </div>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useChooseYear } from '@/lib/returns/chosen-year';
import { myReturnsQuery } from '@/lib/returns/hooks';

/**
 * Switches the tax year of all screens, for whoever has returns of several years. It asks for nothing: what the page
 * knows of the returns is enough.
 */
export function YearSwitch({ shown }: { shown: number }) {
  const router = useRouter();
  const choose = useChooseYear();
  const { data = [] } = useQuery({ ...myReturnsQuery, enabled: false });
  const years = [...new Set(data.map(({ taxYear }) => taxYear))].toSorted((a, b) => a - b);
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

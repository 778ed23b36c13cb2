'use client';

import { type ReactNode, useMemo } from 'react';
import { ChosenYearContext } from '@/lib/returns/chosen-year';

type YearKeeperProps = {
  /** The account on screen. */
  owner: string;
  /** The year in its cookie. */
  year: number | null;
  children: ReactNode;
};

/** Tells the screens below which tax year the account chose, on the server and in the browser alike. */
export function YearKeeper({ owner, year, children }: YearKeeperProps) {
  const value = useMemo(() => ({ owner, year }), [owner, year]);
  return <ChosenYearContext.Provider value={value}>{children}</ChosenYearContext.Provider>;
}

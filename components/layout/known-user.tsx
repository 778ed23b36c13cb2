'use client';

import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { currentUserQuery } from '@/lib/accounts/hooks';
import { type CurrentUser } from '@/lib/accounts/schema';

/** Starts the data cache with the user whom the server knows already, so that no screen waits for that call. */
export function KnownUser({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [state] = useState(() => {
    const known = new QueryClient();
    known.setQueryData(currentUserQuery.queryKey, user);
    return dehydrate(known);
  });
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

'use client';

import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { FetchLaterParts, later } from '@/components/ui/later';
import { Toaster } from '@/components/ui/toaster';
import { ignoreHeldEnter } from '@/lib/browser/held-enter';
import { scheduleNotice } from '@/lib/browser/schedule-notice';

notifyManager.setScheduler(scheduleNotice);

// Wanted at once and by nobody's first look: its code comes after the page's own.
const OtherTabs = later(() => import('./other-tabs').then((part) => part.OtherTabs));

/** A cache with the specification's rules: no retries, no refetch on focus, nothing ever stale. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
}

let browserClient: QueryClient | undefined;

// In the browser one cache for the tab, so that it survives moving between groups of pages; on the server a
// fresh one each time, so that no request sees another's data.
function queryClient(): QueryClient {
  if (typeof window === 'undefined') return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

/** Data cache and toasts. Around every group of pages that talks to the API; the landing page does without. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => ignoreHeldEnter(window), []);
  return (
    <QueryClientProvider client={queryClient()}>
      {children}
      <Toaster />
      <OtherTabs />
      <FetchLaterParts />
    </QueryClientProvider>
  );
}

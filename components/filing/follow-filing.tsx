'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useFiling, useRefreshReturns } from '@/lib/filing/hooks';
import { markStanding } from './mark-standing';

type FollowFilingProps = {
  returnId: string;
  /** What the page shows (`markDrawn`). */
  shown: string;
};

/** Follows a return on its way while a page shows where it stands: what comes back redraws the page. */
export function FollowFiling({ returnId, shown }: FollowFilingProps) {
  const router = useRouter();
  const { data } = useFiling(returnId);
  const refresh = useRefreshReturns(returnId);
  const now = data === undefined ? shown : markStanding(data);
  const hasEnded = data?.state === 'accepted' || data?.state === 'rejected' || data?.state === 'failed';
  useEffect(() => {
    if (now === shown) return;
    // Other screens learn it too. They hold the return as it was.
    if (hasEnded) void refresh();
    router.refresh();
  }, [now, shown, hasEnded, refresh, router]);
  return null;
}

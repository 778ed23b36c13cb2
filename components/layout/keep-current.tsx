'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { hasJustWritten } from '@/components/layout/known-data';
import { returnKeys } from '@/lib/returns/keys';

/** Without a connection the router would leave the page for the browser's own error: it is drawn once there is one. */
function drawAnew(router: { refresh: () => void }): void {
  if (navigator.onLine) router.refresh();
  else window.addEventListener('online', () => router.refresh(), { once: true });
}

/** The drawings of pages that were on screen before. */
const seen = new WeakSet<object>();

/**
 * Keeps a page current that the server drew: it has it drawn again after a write of this tab, after one of another tab
 * (lib/browser/other-tabs.ts), and after the browser's Back and Forward buttons, since it may be older than a write.
 * @param drawing an object of the page's own data: each drawing has another one
 */
export function KeepCurrent({ drawing }: { drawing: object }) {
  const client = useQueryClient();
  const router = useRouter();
  const first = useRef(drawing);
  useEffect(() => {
    if (seen.has(first.current) || hasJustWritten(client, Date.now())) drawAnew(router);
  }, [client, router]);
  useEffect(() => {
    seen.add(drawing);
  }, [drawing]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // One write tells of itself in several ways.
    const drawSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => drawAnew(router), 20);
    };
    const mutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') drawSoon();
    });
    const queries = client.getQueryCache();
    const stop = queries.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query === queries.find({ queryKey: returnKeys.mine })) drawSoon();
    });
    return () => {
      clearTimeout(timer);
      mutations();
      stop();
    };
  }, [client, router]);
  return null;
}

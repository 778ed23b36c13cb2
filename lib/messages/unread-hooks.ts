'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { api, freshFor } from '@/lib/http/client';
import { messageKeys } from './keys';
import { lookForUnread, watchUnread } from './look-for-unread';
import { type Unread } from './schema';

// Apart from the threads: the number stands on every screen, they on one.
/** How many messages wait, for the sidebar and for a preparer's list of conversations. No timer asks again. */
export function useUnread() {
  useUnreadAgain();
  return useQuery({
    queryKey: messageKeys.unread,
    queryFn: ({ signal }) => api<Unread>('/api/messages/unread', { signal, background: true }),
    staleTime: freshFor,
  });
}

/** Asks again on another screen, when the window gets the focus, and after something was saved. */
function useUnreadAgain(): void {
  const client = useQueryClient();
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void lookForUnread(client);
  }, [client, path]);
  useEffect(() => watchUnread(client, window), [client]);
}

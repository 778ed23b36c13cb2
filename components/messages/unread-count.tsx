'use client';

import { useHydrated } from '@/lib/browser/use-hydrated';
import { useUnread } from '@/lib/messages/unread-hooks';

/**
 * The number of unread messages beside a link; nothing when there are none. It stands in the navigation and on a page that
 * wakes up later, when the number may be known already: until then it shows what the server's HTML shows, nothing.
 */
export function UnreadCount({ collapsed }: { collapsed: boolean }) {
  const hydrated = useHydrated();
  const { data } = useUnread();
  const count = hydrated ? (data?.count ?? 0) : 0;
  if (count === 0) return null;
  if (collapsed) {
    return (
      <span className="absolute top-1 right-1 size-2 rounded-full bg-primary">
        <span className="sr-only">, {count} unread</span>
      </span>
    );
  }
  return (
    <span className="ml-auto min-w-5 rounded-full bg-primary px-1.5 text-center text-xs leading-5 font-semibold text-primary-foreground tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

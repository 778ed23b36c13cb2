'use client';

import { CloudOff } from 'lucide-react';
import { useIsWaiting } from '@/lib/interview/waiting-hooks';

/** Says that answers wait for the connection. They stay in this tab and are sent by themselves. */
export function ConnectionNote() {
  const waits = useIsWaiting();
  return (
    // While there is nothing to say the region stays, but takes no room.
    <div role="status" className={waits ? undefined : 'sr-only'}>
      {waits ? (
        <p className="flex items-center gap-2 rounded-md border border-warning/30 bg-warning-soft px-4 py-2.5 text-sm">
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
          <span>
            We can’t reach the server. You can keep going. We’ll save your answers when you’re back online, so
            keep this tab open.
          </span>
        </p>
      ) : null}
    </div>
  );
}

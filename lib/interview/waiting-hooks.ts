'use client';

import { useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/http/client';

/**
 * Answers that can't be sent now, because the connection or the server is away. They wait in memory only: nothing
 * that was typed is written to the device. Leaving the page asks first while one waits.
 */
let waiting = 0;
const listeners = new Set<() => void>();

function setWaiting(count: number): void {
  if (waiting === 0 && count > 0) window.addEventListener('beforeunload', askBeforeLeaving);
  if (count === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
  waiting = count;
  for (const listener of listeners) listener();
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isWaiting = (): boolean => waiting > 0;

/** True while an answer waits for the connection. */
export const useIsWaiting = (): boolean => useSyncExternalStore(subscribe, isWaiting, () => false);

const retryAfterMs = 4000;

/** A request that did not get through, or a server that is away for a moment. Every other reply is an answer. */
const isAway = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof ApiError && [502, 503, 504].includes(failure.status));

/** Until the browser is online again, or a few seconds have passed: it may not know that it is. */
const whenWorthATry = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, retryAfterMs);
    window.addEventListener('online', go);
  });

/** Sends until there is a reply. `onWaiting` is called once, when the first try did not get through. */
export async function sendPatiently<T>(send: () => Promise<T>, onWaiting: () => void): Promise<T> {
  let hasWaited = false;
  try {
    for (;;) {
      try {
        return await send();
      } catch (failure) {
        if (!isAway(failure)) throw failure;
        if (!hasWaited) {
          hasWaited = true;
          setWaiting(waiting + 1);
          onWaiting();
        }
        await whenWorthATry();
      }
    }
  } finally {
    if (hasWaited) setWaiting(waiting - 1);
  }
}

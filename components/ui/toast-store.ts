'use client';

import { useSyncExternalStore } from 'react';
import {
  reduceToasts,
  toastRemovalDelay,
  type ToastAction,
  type ToastEntry,
  type ToastMessage,
} from '@/components/ui/toast-reducer';

// One queue for the tab, outside React: a toast set before a navigation is still there after it.
const none: readonly ToastEntry[] = [];
let toasts = none;
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}

/** Hides one toast, or all of them, and forgets them later. */
export function dismissToast(id?: string): void {
  for (const entry of toasts) {
    if ((id !== undefined && entry.id !== id) || removals.has(entry.id)) continue;
    removals.set(
      entry.id,
      setTimeout(() => {
        removals.delete(entry.id);
        dispatch({ type: 'remove', id: entry.id });
      }, toastRemovalDelay),
    );
  }
  dispatch(id === undefined ? { type: 'dismiss' } : { type: 'dismiss', id });
}

/** Shows a toast in place of the one on screen; the reply can change or dismiss it. */
export function toast(message: ToastMessage) {
  count += 1;
  const id = `toast-${count}`;
  dispatch({ type: 'add', toast: { ...message, id, open: true } });
  return {
    id,
    dismiss: () => dismissToast(id),
    update: (change: Partial<ToastMessage>) => dispatch({ type: 'update', id, message: change }),
  };
}

/** Shows a toast once nothing else is on screen: what was said before it is read first. */
export function toastWhenFree(message: ToastMessage): void {
  const isFree = () => toasts.every(({ open }) => !open);
  if (isFree()) {
    toast(message);
    return;
  }
  const stop = subscribeToToasts(() => {
    if (!isFree()) return;
    stop();
    toast(message);
  });
}

/** The queue as it is now. */
export function readToasts(): readonly ToastEntry[] {
  return toasts;
}

/** Calls back after each change; the reply stops it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts on screen and the two verbs. */
export function useToast() {
  const current = useSyncExternalStore(subscribeToToasts, readToasts, () => none);
  return { toasts: current, toast, dismiss: dismissToast };
}

'use client';

import { useSyncExternalStore } from 'react';
import { createTurns, reduceUploads, type UploadAction, type UploadItem } from './upload-queue';

// One queue for the tab, outside React: a file goes on being sent while its owner looks at another screen.
const none: readonly UploadItem[] = [];
let items = none;
let count = 0;
const listeners = new Set<() => void>();

/** How many files are sent at once. */
export const takeTurn = createTurns(3);

/** An id for a file that is chosen now. */
export function nextUploadId(): string {
  count += 1;
  return `upload-${count}`;
}

export function dispatchUpload(action: UploadAction): void {
  items = reduceUploads(items, action);
  for (const listener of listeners) listener();
}

/** The queue as it is now. */
export const readUploads = (): readonly UploadItem[] => items;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The queue on screen. */
export function useUploads(): readonly UploadItem[] {
  return useSyncExternalStore(subscribe, readUploads, () => none);
}

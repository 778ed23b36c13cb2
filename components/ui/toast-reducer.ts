import { type ReactNode } from 'react';

/** At most this many toasts are on screen at once (spec section 9). */
export const toastLimit = 1;
/** How long a toast stays, in milliseconds. */
export const toastDuration = 5000;
/** How long a dismissed toast stays in memory, in milliseconds. */
export const toastRemovalDelay = 1_000_000;

export type ToastVariant = 'default' | 'destructive';

/** How long a toast stays whose button takes something back, in milliseconds. */
export const undoDuration = 10_000;

export type ToastMessage = {
  title: ReactNode;
  description?: ReactNode;
  variant?: ToastVariant;
  /** Milliseconds on screen; 5000 when left out. */
  duration?: number;
  /** A button in the toast, which closes it; `hint` says to screen readers how to do the same without it. */
  action?: { label: string; hint: string; run: () => void };
};

export type ToastEntry = ToastMessage & { id: string; open: boolean };

export type ToastAction =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'update'; id: string; message: Partial<ToastMessage> }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id: string };

/** The queue after an action: newest first, never longer than the limit. */
export function reduceToasts(toasts: readonly ToastEntry[], action: ToastAction): readonly ToastEntry[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, toastLimit);
    case 'update':
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, ...action.message } : toast));
    case 'dismiss':
      return toasts.map((toast) =>
        action.id === undefined || toast.id === action.id ? { ...toast, open: false } : toast,
      );
    case 'remove':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}

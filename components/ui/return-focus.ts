'use client';

import { useRef } from 'react';

type FocusHandlers = {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

/**
 * Handlers for a dialog that give the focus back to what had it. Radix gives it to the dialog's trigger, and dialogs
 * that open by themselves (a warning, a question of the server) have none.
 */
export function useReturnFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusHandlers): Required<FocusHandlers> {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      const { activeElement } = document;
      before.current =
        activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      // It comes when the dialog has faded out: who clicked elsewhere meanwhile goes on typing there.
      const hasMovedOn = document.activeElement !== null && document.activeElement !== document.body;
      if (!hasMovedOn && before.current?.isConnected !== true) return;
      event.preventDefault();
      if (!hasMovedOn) before.current?.focus();
    },
  };
}

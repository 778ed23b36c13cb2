'use client';

import { useCallback, useEffect, useState } from 'react';
import { writeSidebarCookie } from '@/lib/browser/sidebar-cookie';
import { useMediaQuery } from '@/lib/browser/use-media-query';

/** Below this width the sidebar is a sheet over the page (spec section 2). */
const phone = '(max-width: 767px)';

/** Expanded or collapsed beside the page, and separately open or closed on phones. Ctrl or Cmd + B toggles. */
export function useSidebar(initiallyOpen: boolean) {
  const isPhone = useMediaQuery(phone);
  const [open, setOpen] = useState(initiallyOpen);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isPhone) {
      setSheetOpen((value) => !value);
      return;
    }
    document.cookie = writeSidebarCookie(!open);
    setOpen(!open);
  }, [isPhone, open]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || event.repeat) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  return { isPhone, open, sheetOpen: isPhone && sheetOpen, setSheetOpen, toggle };
}

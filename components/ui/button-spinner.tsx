'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';

/**
 * The ring in a button while something runs. The button is disabled meanwhile and loses the focus to nothing; it gets
 * it back at the end, unless the focus was sent elsewhere.
 */
export function ButtonSpinner() {
  const ring = useRef<HTMLSpanElement>(null);
  const focused = useRef<HTMLButtonElement | null>(null);
  // Read before the commit: Chromium takes the focus from a button in the moment it is disabled.
  const [focusedBefore] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(() => {
    const button = ring.current?.closest('button') ?? null;
    focused.current = button === focusedBefore ? button : null;
  }, [focusedBefore]);
  useEffect(
    () => () => {
      if (document.activeElement === null || document.activeElement === document.body)
        focused.current?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <span ref={ring} className="contents">
      <Spinner decorative />
    </span>
  );
}

'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';

/**
 * The ring in a button while something runs. The button is disabled meanwhile and loses the focus to nothing; it gets
 * it back at the end, unless the focus was sent elsewhere.
 */
export function ButtonSpinner() {
  const ring = useRef<HTMLSpanElement>(null);
  const focused = useRef<HTMLButtonElement | null>(null);
  // Right after the commit the browser has not taken the focus away yet.
  useLayoutEffect(() => {
    const button = ring.current?.closest('button') ?? null;
    focused.current = button === document.activeElement ? button : null;
  }, []);
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

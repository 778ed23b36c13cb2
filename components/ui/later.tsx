'use client';

import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { afterLoad } from '@/lib/browser/after-load';

/** Parts that nobody has asked for yet. */
const waiting = new Set<() => Promise<unknown>>();
let mayFetch = false;

/** A part that could not be fetched (no connection, say) is fetched when it is next wanted. */
const ignore = () => undefined;

/**
 * A part of the screen that a click brings up (a menu, a dialog): its code is not part of the first load. It is fetched
 * when it is first wanted, or, once the page has loaded and is quiet, ahead of that, so that it also opens without a
 * connection. Only for what the server never draws.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Part: ComponentType<P> | null = null;
  let running: Promise<void> | null = null;
  const fetchPart = () => {
    running ??= load()
      .then((loaded) => {
        Part = loaded;
        waiting.delete(fetchPart);
      })
      .finally(() => (running = null));
    return running;
  };
  waiting.add(fetchPart);
  if (mayFetch) fetchWhenQuiet();

  /** `when`: nothing is fetched or drawn before it was true once. `meanwhile`: drawn until the code is there. */
  return function Later(props: P & LaterProps) {
    const { when = true, meanwhile = null } = props;
    const [wanted, want] = useReducer(() => true, when);
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    if (when && !wanted) want();
    const isMissing = Part === null;
    useEffect(() => {
      if (!wanted || !isMissing) return;
      if (Part !== null) {
        // Fetched ahead, it came after this was drawn and before now: nobody else will say so.
        redraw();
        return;
      }
      let isHere = true;
      const fetchNow = () => void fetchPart().then(() => isHere && redraw(), ignore);
      fetchNow();
      window.addEventListener('online', fetchNow);
      return () => {
        isHere = false;
        window.removeEventListener('online', fetchNow);
      };
    }, [wanted, isMissing]);
    if (!wanted) return null;
    return Part === null ? meanwhile : <Part {...props} />;
  };
}

type LaterProps = { when?: boolean; meanwhile?: ReactNode };

function fetchWhenQuiet(): void {
  const fetchAll = () => waiting.forEach((fetchPart) => void fetchPart().catch(ignore));
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 200);
}

/** Fetches the parts that wait, ahead of the first click, as soon as the page has loaded. Once around the screens. */
export function FetchLaterParts() {
  useEffect(
    () =>
      afterLoad(() => {
        mayFetch = true;
        fetchWhenQuiet();
      }),
    [],
  );
  return null;
}

'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { awaitExplorer, listControls, type Arrival } from '@/components/marketing/await-explorer';
import { type ExampleState } from '@/components/marketing/use-example';

/**
 * The calculator, whose code is not part of the first load: the server's markup stands until the code has arrived,
 * then the live one takes its place with everything as the visitor left it: values, the open line and the focus.
 */
export function ExplorerLater({ initial, children }: { initial: ExampleState; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [arrival, setArrival] = useState<Arrival | null>(null);

  useEffect(
    () => (frame.current === null ? undefined : awaitExplorer(frame.current, initial, setArrival)),
    [initial],
  );

  useLayoutEffect(() => {
    if (arrival !== null && frame.current !== null)
      listControls(frame.current)[arrival.focusAt]?.focus({ preventScroll: true });
  }, [arrival]);

  return (
    <div ref={frame} className="min-w-0 self-start">
      {arrival === null ? children : <arrival.Explorer initial={initial} before={arrival.before} />}
    </div>
  );
}

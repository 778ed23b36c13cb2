import { type ExampleChange, type ExampleState } from '@/components/marketing/use-example';
import { afterLoad } from '@/lib/browser/after-load';

const loadExplorer = () => import('@/components/marketing/refund-explorer');

export type Arrival = {
  Explorer: Awaited<ReturnType<typeof loadExplorer>>['RefundExplorer'];
  before: ExampleChange | null;
  /** The place of the focused control among all, or -1. */
  focusAt: number;
};

/** All that can have the focus, in an order that is the same before and after. */
export const listControls = (frame: HTMLElement) => [...frame.querySelectorAll<HTMLElement>('input, button')];

/**
 * Fetches the calculator as soon as the page is quiet or somebody reaches for it, whichever comes first, and notes
 * what is done with the server's markup meanwhile. Never in the middle of a drag or a click. Returns how to stop.
 */
export function awaitExplorer(
  frame: HTMLElement,
  initial: ExampleState,
  onArrival: (arrival: Arrival) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let { open } = initial;
  let isHeld = false;
  let isFetching = false;

  const arrive = (Explorer: Arrival['Explorer']) => {
    if (signal.aborted) return;
    if (isHeld) {
      // The click of this press comes after it is let go.
      addEventListener('pointerup', () => setTimeout(arrive, 0, Explorer), { signal, once: true });
      return;
    }
    stop.abort();
    const input = readInput(frame);
    const isSame = open === initial.open && JSON.stringify(input) === JSON.stringify(initial.input);
    onArrival({
      Explorer,
      before: isSame ? null : { input, open },
      focusAt: listControls(frame).findIndex((control) => control === document.activeElement),
    });
  };
  const fetchNow = () => {
    if (isFetching) return;
    isFetching = true;
    loadExplorer().then(
      ({ RefundExplorer }) => arrive(RefundExplorer),
      // Without a connection: the next reach tries again.
      () => (isFetching = false),
    );
  };

  frame.addEventListener('pointerenter', fetchNow, { signal });
  frame.addEventListener('focusin', fetchNow, { signal });
  frame.addEventListener('pointerdown', () => (isHeld = true), { signal });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isHeld = false), { signal });
  frame.addEventListener(
    'click',
    ({ target }) => {
      const row = target instanceof Element ? target.closest('button')?.value : undefined;
      if (row !== undefined) open = open === row ? null : row;
    },
    { signal },
  );
  const callOff = afterLoad(fetchNow);
  return () => {
    callOff();
    stop.abort();
  };
}

/** What the controls say now; the browser moves them without us. */
function readInput(frame: HTMLElement): ExampleState['input'] {
  const read = (selector: string) => frame.querySelector<HTMLInputElement>(selector);
  return {
    status: read('[name=status]:checked')?.value === 'mfj' ? 'mfj' : 'single',
    wages: read('[name=wages]')?.valueAsNumber ?? 0,
    withheldPercent: read('[name=withheld]')?.valueAsNumber ?? 0,
  };
}

'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback, useRef } from 'react';
import {
  explainParam,
  readPath,
  readTarget,
  stepParam,
  type StepPath,
  writeQuery,
} from './explanation-address';
import { type LineRef } from './form-lines-read';

const depthKey = 'explanationDepth';

// How many entries of the history this explanation has made; kept with each entry, so that a reload keeps it.
function readDepth(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(depthKey in state)) return 0;
  const depth = state[depthKey];
  return typeof depth === 'number' ? depth : 0;
}

const addressOf = (target: LineRef | null, path: StepPath) =>
  `${window.location.pathname}${writeQuery(target, path)}`;

/**
 * Which explanation is open, kept in the address: Back closes it or goes one step up, and coming back from the
 * interview or a document opens it again where it was.
 */
export function useExplanationTrail() {
  const params = useSearchParams();
  const target = readTarget(params.get(explainParam));
  const path = readPath(params.get(stepParam));
  const isGoingBack = useRef(false);

  // Going back takes a moment; a second Escape or click in between must not lead further, or off the page.
  const back = useCallback((by: number) => {
    if (isGoingBack.current) return;
    isGoingBack.current = true;
    window.addEventListener('popstate', () => (isGoingBack.current = false), { once: true });
    window.history.go(-by);
  }, []);

  const goTo = useCallback((line: LineRef, steps: StepPath) => {
    const address = addressOf(line, steps);
    // The second half of a double click: one step of the history is enough.
    if (address === window.location.pathname + window.location.search) return;
    window.history.pushState({ [depthKey]: readDepth() + 1 }, '', address);
  }, []);

  const close = useCallback(() => {
    const depth = readDepth();
    if (depth === 0) {
      window.history.replaceState({}, '', addressOf(null, []));
      return;
    }
    back(depth);
  }, [back]);

  const goBack = useCallback(
    (line: LineRef, steps: StepPath) => {
      if (readDepth() > 1) back(1);
      else window.history.replaceState({ [depthKey]: readDepth() }, '', addressOf(line, steps.slice(0, -1)));
    },
    [back],
  );

  // Before the page is left, so that Back comes to the very step it was left from.
  const keepPlace = useCallback((line: LineRef, steps: StepPath) => {
    window.history.replaceState({ [depthKey]: readDepth() }, '', addressOf(line, steps));
  }, []);

  return { target, path, goTo, goBack, close, keepPlace };
}

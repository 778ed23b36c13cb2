'use client';

import { useReducer } from 'react';
import { type ToDo } from './to-do';

/** What one visit to the interview remembers beside its place, which stands in the address. */
export interface Visit {
  /** Where it began: stays, whatever is answered there. */
  beginAt: string | null;
  /** The reader went somewhere within it: the cursor follows from then on. */
  hasMoved: boolean;
  /** Counts removals: what has moved up has the ids of what went, and is another question all the same. */
  removals: number;
  /** What the calculation complained about, and how often it was tried in vain. */
  complaints: readonly ToDo[];
  tries: number;
  isTopicsOpen: boolean;
}

type Happening =
  | { kind: 'went-to-question' }
  | { kind: 'went-to-review' }
  | { kind: 'went-to-sales' }
  | { kind: 'not-complete'; complaints?: readonly ToDo[] }
  | { kind: 'removed'; beginAt: string | null }
  | { kind: 'topics'; open: boolean };

function follow(visit: Visit, happening: Happening): Visit {
  const moved = { ...visit, hasMoved: true };
  switch (happening.kind) {
    // What was complained about may be mended there; the checks say what is left.
    case 'went-to-question':
      return { ...moved, isTopicsOpen: false, complaints: [], tries: 0 };
    case 'went-to-review':
      return { ...moved, isTopicsOpen: false };
    case 'went-to-sales':
      return moved;
    case 'not-complete':
      return { ...visit, tries: visit.tries + 1, complaints: happening.complaints ?? visit.complaints };
    case 'removed':
      return { ...visit, removals: visit.removals + 1, beginAt: happening.beginAt };
    case 'topics':
      return { ...visit, isTopicsOpen: happening.open };
  }
}

/** @param readBegin where the visit begins */
export const useVisit = (readBegin: () => string | null) =>
  useReducer(follow, null, (): Visit => ({
    beginAt: readBegin(),
    hasMoved: false,
    removals: 0,
    complaints: [],
    tries: 0,
    isTopicsOpen: false,
  }));

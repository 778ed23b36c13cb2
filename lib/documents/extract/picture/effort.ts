import { type Engine } from './engine';
import { type Gray } from './gray';

/** May more print be looked at? A sheet that has shown itself to be a form is given longer. */
export type HasTime = (isForm: boolean) => boolean;

/**
 * What was done with a document so far, as milliseconds of a processor that does nothing else. It is counted by the work and
 * not measured: on a busy machine the same work takes up to twice the processor time, and what is read of a document must
 * not depend on what else the machine is doing.
 */
export interface Effort {
  done: () => number;
  count: (milliseconds: number) => void;
}

/** Measured in November 2026 as the least of several runs: looks by 485 pieces of print of a W-2, sheets by their pixels. */
const costs = {
  start: 700,
  /** For a piece of print as wide as it is high: the recognizer brings all of them to one height. */
  square: 8,
  /** For a million pixels of a piece of print. */
  piece: 150,
  /** For a million pixels of a picture that is decoded or drawn, and of a sheet that is straightened. */
  decode: 50,
  prepare: 220,
  /** For a page of text, each of its words and each step of its drawing. */
  page: 3,
  word: 0.06,
  step: 0.012,
} as const;

const megapixels = ({ width, height }: Pick<Gray, 'width' | 'height'>) => (width * height) / 1_000_000;

export function startEffort(start: number = costs.start): Effort {
  let done = start;
  return { done: () => done, count: (milliseconds) => (done += milliseconds) };
}

/** Work on a picture as it was given, and on the sheet that was made of it. */
export const workOf = {
  decoding: (picture: Gray): number => costs.decode * megapixels(picture),
  preparing: (picture: Gray, sheet: Gray | undefined): number =>
    costs.prepare * (megapixels(picture) + (sheet === undefined ? 0 : megapixels(sheet))),
  looking: (piece: Gray): number =>
    costs.square * Math.max(1, piece.width / piece.height) + costs.piece * megapixels(piece),
  /** A page of text by its words, and the drawing around them by its steps. */
  words: (count: number): number => costs.page + costs.word * count,
  drawing: (steps: number): number => costs.step * steps,
};

/** The recognizer with each of its looks counted. */
export const counted = (engine: Engine, effort: Effort): Engine => ({
  ...engine,
  read: (piece, ...how) => {
    effort.count(workOf.looking(piece));
    return engine.read(piece, ...how);
  },
});

/** The end of the work on a picture: the work that it may cost, or a moment of the clock. */
export interface Limits {
  /** Work that it may cost, and what a form may cost beyond that. */
  work: number;
  more: number;
  /** By performance.now(). */
  latest: number;
}

/** @param onClock hears when only the clock says no: others had the machine */
export function timer(effort: Effort, { work, more, latest }: Limits, onClock: () => void): HasTime {
  const until = effort.done() + work;
  return (isForm) => {
    if (effort.done() >= until + (isForm ? more : 0)) return false;
    if (performance.now() < latest) return true;
    onClock();
    return false;
  };
}

/** A full page takes more than its equal share; half as much again still leaves the last pages something. */
const generosity = 1.5;

/** A share of what is left for each page that is left, so that the last page of a statement is read, too. */
export function share(
  effort: Effort,
  { work, latest }: Omit<Limits, 'more'>,
  pages: number,
  onClock: () => void,
): () => HasTime {
  const until = effort.done() + work;
  let left = pages;
  return () => {
    const part = Math.max(1, left / generosity);
    const now = performance.now();
    left -= 1;
    const limits = { work: (until - effort.done()) / part, more: 0, latest: now + (latest - now) / part };
    return timer(effort, limits, onClock);
  };
}

// Compares the 99th percentiles of two products that took turns, and says how far chance moves the comparison.
import { spread } from './load-plan';

/** Milliseconds of each request, slice after slice: a disturbance of the machine spoils neighbors together. */
export type Slices = number[][];

export interface Tails {
  count: number;
  before: number;
  after: number;
  factor: number;
  /** Nine of ten factors lie between these when whole slices are drawn anew. */
  low: number;
  high: number;
}

const draws = 1000;

/** @returns how much slower the slowest hundredth became, with the range that the same machine could give by chance */
export function compareTails(before: Slices, after: Slices): Tails {
  const p99 = (slices: Slices) => spread(slices.flat()).p99;
  const factorOf = (one: Slices, other: Slices) => (p99(one) === 0 ? 1 : p99(other) / p99(one));
  let state = 20_240_415;
  const draw = (slices: Slices): Slices =>
    slices.map(() => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      // The low bits of this generator repeat soon: the high ones choose.
      return slices[Math.floor((state / 2_147_483_648) * slices.length)] ?? [];
    });
  const drawn = Array.from({ length: draws }, () => factorOf(draw(before), draw(after))).toSorted(
    (a, b) => a - b,
  );
  return {
    count: after.flat().length,
    before: p99(before),
    after: p99(after),
    factor: factorOf(before, after),
    low: drawn[Math.floor(draws * 0.05)] ?? 1,
    high: drawn[Math.floor(draws * 0.95)] ?? 1,
  };
}

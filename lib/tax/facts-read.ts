import { calculateAllAfresh, type WholeCalculation } from './calculate-all';
import { watchReads } from './engine/watch';
import { findContradictions } from './facts/contradictions';
import { parseReturn } from './facts/parse-return';

export interface WatchedCalculation {
  calculation: WholeCalculation;
  /**
   * Whether the fact at a path (`w2s.0.wages`) or one inside it was read. One that was not could be any other: every
   * line, total and problem comes out the same.
   */
  hasRead: (path: string) => boolean;
}

/**
 * Computes a return and notes which of its facts that took.
 * @param raw a return as `parseReturn` takes it
 * @returns null when there are no totals: the facts do not parse, or the engine refuses them
 */
export function calculateWatched(raw: unknown): WatchedCalculation | null {
  const parsed = parseReturn(raw);
  if (!parsed.ok) return null;
  const { watched, hasRead } = watchReads(parsed.facts);
  // Whether other facts would be taken at all depends on what this looks at.
  findContradictions(watched);
  const calculation = calculateAllAfresh(watched);
  return calculation.refund === null ? null : { calculation, hasRead };
}

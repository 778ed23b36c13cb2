import { type Calculation, calculateIn } from './calculate-return';
import { type Problem } from './find-problems';
import { type ReturnInput } from './facts/return-input';
import { calculateStates, refuseStates, shareRun, type StateCalculation } from './states/calculate-states';

/** Signed refunds in whole dollars: an amount owed is negative. */
export interface Combined {
  federal: number;
  /** By postal code; a state that can't be computed is left out. */
  states: Record<string, number>;
  total: number;
}

export interface WholeCalculation extends Calculation {
  /** Federal problems, and those of a state with its `jurisdiction`: these leave the federal lines as they are. */
  problems: (Problem & { jurisdiction?: string })[];
  /** By postal code, in the order in which they were computed. Absent when the facts name no state. */
  states?: Record<string, StateCalculation>;
  /** Absent when there are no federal totals, or no state. */
  combined?: Combined;
}

/** Computes the federal return and every state return that the facts call for. */
export function calculateAll(facts: ReturnInput): WholeCalculation {
  const shared = shareRun(facts);
  const federal = calculateIn(shared.run, facts);
  if (shared.plan.length === 0) return federal;
  const states = federal.refund === null ? refuseStates(shared) : calculateStates(facts, shared);
  const problems = [...federal.problems, ...Object.values(states).flatMap((state) => state.problems)];
  if (federal.refund === null) return { ...federal, problems, states };
  return { ...federal, problems, states, combined: combine(federal.refund - (federal.owed ?? 0), states) };
}

function combine(federal: number, states: Record<string, StateCalculation>): Combined {
  const refunds: Record<string, number> = {};
  let total = federal;
  for (const [code, { totals }] of Object.entries(states)) {
    if (totals.refund === null && totals.owed === null) continue;
    const refund = (totals.refund ?? 0) - (totals.owed ?? 0);
    refunds[code] = refund;
    total += refund;
  }
  return { federal, states: refunds, total };
}

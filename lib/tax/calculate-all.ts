import { type Calculation, calculateIn, calculateReturn } from './calculate-return';
import { type Problem } from './find-problems';
import { type ReturnInput } from './facts/return-input';
import { calculatePlanned } from './plans/federal-plan';
import { calculatePlannedStates, wholePlans } from './plans/state-plan';
import { calculateStates, refuseStates, type StateCalculation } from './states/calculate-states';
import { type SharedRun, shareRun } from './states/start-states';

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
  const plan = wholePlans.find(facts);
  if (plan !== null) {
    const planned = plan.start(facts);
    const federal = calculatePlanned(planned, facts);
    const states = federal.refund === null ? null : calculatePlannedStates(planned, plan.context, facts);
    if (states !== null) return combine(federal, states);
  }
  const shared = shareRun(facts);
  if (shared.plan.length === 0) return calculateReturn(facts);
  const calculation = calculateShared(shared, facts);
  if (calculation.refund !== null && plan === null) wholePlans.note(facts);
  return calculation;
}

/** The same without what is known of other returns of the same shape: every fact that matters is looked at. */
export function calculateAllAfresh(facts: ReturnInput): WholeCalculation {
  const shared = shareRun(facts);
  return shared.plan.length === 0 ? calculateIn(shared.run, facts) : calculateShared(shared, facts);
}

function calculateShared(shared: SharedRun, facts: ReturnInput): WholeCalculation {
  const federal = calculateIn(shared.run, facts);
  return combine(federal, federal.refund === null ? refuseStates(shared) : calculateStates(facts, shared));
}

function combine(federal: Calculation, states: Record<string, StateCalculation>): WholeCalculation {
  const problems: WholeCalculation['problems'] = [...federal.problems];
  for (const { problems: own } of Object.values(states)) problems.push(...own);
  if (federal.refund === null) return { ...federal, problems, states };
  return { ...federal, problems, states, combined: addUp(federal.refund - (federal.owed ?? 0), states) };
}

function addUp(federal: number, states: Record<string, StateCalculation>): Combined {
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

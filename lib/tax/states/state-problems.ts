import { type Asked } from '../engine/run';
import { type ReturnInput } from '../facts/return-input';
import { type ReturnKind } from './shared/residency';
import { uncoveredFacts } from './state-coverage';
import { type StateRefusal, type StateReturn } from './state-return';
import { untaken } from './untaken';

export interface StateProblem {
  severity: 'unsupported' | 'warning';
  path: string;
  message: string;
  /** Postal code of the state whose return it is about. */
  jurisdiction: string;
}

/** What stands in the way of a state's return, or should be looked at again. */
export function findStateProblems(
  state: StateReturn,
  facts: ReturnInput,
  run: Asked<ReturnInput>,
): StateProblem[] {
  const unhandled = findUnhandled(state, facts, run);
  return unhandled.length > 0 ? unhandled : askRefusals(state, state.refusals, run);
}

/** What no rule of a state's return is asked about: federal facts that it can't take over, and own ones that nobody handles. */
export function findUnhandled(
  state: StateReturn,
  facts: ReturnInput,
  run: Asked<ReturnInput>,
): StateProblem[] {
  const kind = (run.read(state.kind, 0) ?? 'resident') as ReturnKind;
  const problems = untaken(state, facts, kind, run);
  if (problems.length > 0) return problems;
  return uncoveredFacts(facts, state).map((path): StateProblem => ({
    severity: 'unsupported',
    path,
    message: `We don’t support this on the ${state.name} return yet.`,
    jurisdiction: state.code,
  }));
}

/** The problems of those refusals of a state that hold, in one visit to the run. */
export function askRefusals(
  state: StateReturn,
  refusals: readonly StateRefusal[],
  run: Asked<ReturnInput>,
): StateProblem[] {
  if (refusals.length === 0) return [];
  return run
    .ask(state, (reader) => refusals.filter(({ when }) => when(reader)))
    .map(({ path, message, severity }): StateProblem => ({
      severity: severity ?? 'unsupported',
      path,
      message,
      jurisdiction: state.code,
    }));
}

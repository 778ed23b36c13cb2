import { type Asked } from '../engine/run';
import { type ReturnInput } from '../facts/return-input';
import { type ReturnKind } from './shared/residency';
import { uncoveredFacts } from './state-coverage';
import { type StateReturn } from './state-return';
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
  const kind = (run.read(state.kind, 0) ?? 'resident') as ReturnKind;
  const problems = untaken(state, facts, kind, run);
  if (problems.length > 0) return problems;
  const uncovered = uncoveredFacts(facts, state).map((path): StateProblem => ({
    severity: 'unsupported',
    path,
    message: `We don’t support this on the ${state.name} return yet.`,
    jurisdiction: state.code,
  }));
  if (uncovered.length > 0) return uncovered;
  return run.ask(state, (reader) =>
    state.refusals
      .filter(({ when }) => when(reader))
      .map(({ path, message, severity }): StateProblem => ({
        severity: severity ?? 'unsupported',
        path,
        message,
        jurisdiction: state.code,
      })),
  );
}

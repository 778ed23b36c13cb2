import { type Line } from '../engine/line';
import { type ReturnInput } from '../facts/return-input';
import { findState } from './all-states';
import { type FormLines, listLines } from './list-lines';
import { type PlannedReturn, takesReverseCredit } from './plan-returns';
import { type ReturnKind } from './shared/residency';
import { mayTaxTwice, type SharedRun, shareRun, startStates, type StateRun } from './start-states';
import { findStateProblems, type StateProblem } from './state-problems';
import { placeName, type StateTotalLines } from './state-return';

/** Lines by form id; a list for forms with copies. */
export type StateLines = Record<string, FormLines | FormLines[]>;

/** Whole dollars; null when the return isn't computed, or the state has no such figure. */
export interface StateTotals {
  stateAgi: number | null;
  stateTaxableIncome: number | null;
  stateTaxBeforeCredits: number | null;
  stateTaxAfterNonrefundableCredits: number | null;
  stateRefundableCredits: number | null;
  localTax: number | null;
  /** Tax after nonrefundable credits less refundable credits, without local tax; may be negative. */
  stateTaxNet: number | null;
  withheld: number | null;
  refund: number | null;
  owed: number | null;
}

export interface StateCalculation {
  /** "Illinois". */
  name: string;
  /** Id of its main form, such as `il-1040`; empty when the state isn't computed. */
  form: string;
  kind: ReturnKind;
  lines: StateLines;
  totals: StateTotals;
  problems: StateProblem[];
}

/** Every state return of a return whose federal part is computed, by postal code. */
export const calculateStates = (
  facts: ReturnInput,
  shared: SharedRun = shareRun(facts),
): Record<string, StateCalculation> =>
  collectStates(
    startStates(facts, shared).map((started) => {
      if (!('state' in started)) return [started.code, refused(started, notComputed(started.code))];
      const { state, run } = started;
      return calculateState(started, findStateProblems(state, facts, run), () => listLines(run, state.forms));
    }),
    facts,
  );

/** Puts state returns together, with what only shows beside the others. */
export function collectStates(
  calculated: readonly (readonly [code: string, StateCalculation])[],
  facts: ReturnInput,
): Record<string, StateCalculation> {
  const results = Object.fromEntries(calculated);
  warnAboutCredits(results, facts);
  return results;
}

/** A home state can't credit a tax that isn't worked out here, unless it was stated. */
function warnAboutCredits(results: Record<string, StateCalculation>, facts: ReturnInput): void {
  const unknown = Object.entries(results).filter(
    ([code, { kind, totals }]) =>
      kind !== 'resident' &&
      totals.refund === null &&
      !facts.otherStateTaxes.some(({ state }) => state.toUpperCase() === code),
  );
  if (unknown.length === 0) return;
  for (const [home, result] of Object.entries(results)) {
    if (result.kind === 'nonresident' || result.totals.refund === null) continue;
    for (const [code, { name, kind }] of unknown)
      if (
        code !== home &&
        !takesReverseCredit(code, home) &&
        (kind === 'nonresident' || mayTaxTwice(facts, code, home))
      )
        result.problems.push({
          severity: 'warning',
          path: 'otherStateTaxes',
          message: `This doesn’t include the credit for tax you owe to ${placeName(name)}, because we can’t prepare that return.`,
          jurisdiction: home,
        });
  }
}

/** The state returns of a return whose federal part is refused: named, not computed. */
export function refuseStates(shared: SharedRun): Record<string, StateCalculation> {
  const results: Record<string, StateCalculation> = {};
  for (const planned of shared.plan)
    results[planned.code] = refused(planned, {
      severity: 'unsupported',
      path: 'residency',
      message: 'This state return starts from your federal return, which can’t be calculated yet.',
      jurisdiction: planned.code,
    });
  return results;
}

const notComputed = (code: string): StateProblem => ({
  severity: 'unsupported',
  path: 'residency',
  message: `Plainfile doesn’t prepare the ${code} return for this year yet. Your federal return is complete without it. File this state’s return on its tax agency’s website.`,
  jurisdiction: code,
});

/** One state's return with its postal code; `list` gives its lines when nothing is in the way. */
export function calculateState(
  { state, planned, run }: StateRun,
  problems: readonly StateProblem[],
  list: () => StateLines,
): readonly [code: string, StateCalculation] {
  const { code, name } = state;
  const isRefused = problems.some(({ severity }) => severity === 'unsupported');
  // One visit to the run for all of them.
  const { kind, totals } = run.ask(state, ({ entry, at }) => ({
    kind: (entry(state.kind) ?? planned.kind) as ReturnKind,
    totals: isRefused ? null : readTotals(state.totals, at),
  }));
  const form = state.mainForm(kind).id;
  if (totals === null) return [code, { ...refused({ code, kind }, ...problems), form }];
  // Warnings about the credit are added to the problems.
  return [code, { name, form, kind, lines: list(), totals, problems: [...problems] }];
}

function readTotals(totals: StateTotalLines, at: (line: Line<number>, copy: number) => number): StateTotals {
  const read = (line: Line<number> | null) => (line === null ? null : at(line, 0));
  const afterCredits = at(totals.stateTaxAfterNonrefundableCredits, 0);
  const refundable = read(totals.stateRefundableCredits) ?? 0;
  return {
    stateAgi: read(totals.stateAgi),
    stateTaxableIncome: read(totals.stateTaxableIncome),
    stateTaxBeforeCredits: read(totals.stateTaxBeforeCredits),
    stateTaxAfterNonrefundableCredits: afterCredits,
    stateRefundableCredits: refundable,
    localTax: read(totals.localTax),
    stateTaxNet: afterCredits - refundable,
    withheld: read(totals.withheld),
    refund: read(totals.refund),
    owed: read(totals.owed),
  };
}

const refused = ({ code, kind }: PlannedReturn, ...problems: StateProblem[]): StateCalculation => ({
  name: findState(code)?.name ?? code,
  form: '',
  kind,
  lines: {},
  totals: {
    stateAgi: null,
    stateTaxableIncome: null,
    stateTaxBeforeCredits: null,
    stateTaxAfterNonrefundableCredits: null,
    stateRefundableCredits: null,
    localTax: null,
    stateTaxNet: null,
    withheld: null,
    refund: null,
    owed: null,
  },
  problems,
});

import { type ReturnInput } from '../facts/return-input';
import {
  calculateState,
  collectStates,
  type StateCalculation,
  type StateLines,
} from '../states/calculate-states';
import { type PlannedReturn, planReturns } from '../states/plan-returns';
import { startStates, type StateRun } from '../states/start-states';
import { askRefusals, findUnhandled, type StateProblem } from '../states/state-problems';
import { type StateRefusal } from '../states/state-return';
import { federalEditionFor } from '../us/editions';
import { listAllForms } from '../us/forms';
import { federalLooks } from './federal-plan';
import { type PlannedRun, type Wanted } from './plan';
import { PlanBook } from './plan-book';

/** A state return of a shape, and where its parts stand in the plan. */
interface PlannedState {
  readonly state: StateRun['state'];
  readonly planned: PlannedReturn;
  /** The look that says which state returns are needed. */
  readonly whichReturns: number;
  /** The look that names what the return doesn't handle; one for each refusal follows. */
  readonly unhandled: number;
  /** Its group of listed forms. */
  readonly lines: number;
}

/** The state returns of facts, when one run computes them all: none sees the tax of another. */
function listStates(facts: ReturnInput): readonly StateRun[] | null {
  const started = startStates(facts);
  const states = started.flatMap((each) => ('state' in each ? [each] : []));
  const [first] = states;
  return first !== undefined &&
    states.length === started.length &&
    states.every(({ run }) => run === first.run)
    ? states
    : null;
}

/** What a return with its state returns is asked: the federal looks, which returns it needs, and each state's problems. */
function wholeWanted(facts: ReturnInput): Wanted<readonly PlannedState[]> | null {
  const started = listStates(facts);
  if (started === null) return null;
  const states = started.map(({ state }) => state);
  const looks = federalLooks(facts);
  const whichReturns = looks.push((_, stated) => planReturns(stated)) - 1;
  const context = started.map(({ state, planned }, i): PlannedState => {
    const unhandled = looks.push((asked, stated) => findUnhandled(state, stated, asked)) - 1;
    for (const { when } of state.refusals) looks.push((asked) => asked.ask(state, when));
    return { state, planned, whichReturns, unhandled, lines: i + 1 };
  });
  return {
    context,
    editions: [federalEditionFor(facts), ...states],
    forms: [...listAllForms(), ...states.flatMap(({ forms }) => forms)],
    listed: [listAllForms(), ...states.map(({ forms }) => forms)],
    looks,
    traced: false,
  };
}

/** Plans of federal returns with their state returns. */
export const wholePlans = new PlanBook(wholeWanted);

const isSame = (a: PlannedReturn, b: PlannedReturn | undefined) => a.code === b?.code && a.kind === b.kind;

/** The refusals that can hold, by the state's place in a plan. */
const openRefusals = new WeakMap<PlannedState, readonly StateRefusal[]>();

function openRefusalsOf(own: PlannedState, { mayHold }: PlannedRun): readonly StateRefusal[] {
  const known = openRefusals.get(own);
  if (known !== undefined) return known;
  const open = own.state.refusals.filter((_, i) => mayHold.includes(own.unhandled + 1 + i));
  openRefusals.set(own, open);
  return open;
}

/** What `findStateProblems` names. */
function findPlannedProblems(own: PlannedState, planned: PlannedRun): StateProblem[] {
  const unhandled = planned.ask(own.unhandled) as StateProblem[];
  return unhandled.length > 0 ? unhandled : askRefusals(own.state, openRefusalsOf(own, planned), planned.run);
}

/** The states' returns of a run that started from a plan; null: this return needs other ones than the plan is for. */
export function calculatePlannedStates(
  planned: PlannedRun,
  states: readonly PlannedState[],
  facts: ReturnInput,
): Record<string, StateCalculation> | null {
  const [first] = states;
  const needed = first === undefined ? [] : (planned.ask(first.whichReturns) as PlannedReturn[]);
  if (needed.length !== states.length || !states.every((each, i) => isSame(each.planned, needed[i])))
    return null;
  return collectStates(
    states.map((each) =>
      calculateState(
        { state: each.state, planned: each.planned, run: planned.run },
        findPlannedProblems(each, planned),
        () => planned.listLines(each.lines) as StateLines,
      ),
    ),
    facts,
  );
}

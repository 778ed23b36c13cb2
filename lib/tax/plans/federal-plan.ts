import { type Calculation } from '../calculate-return';
import { type Look } from '../engine/kept-run';
import { type ReturnInput } from '../facts/return-input';
import { listUncovered, type Problem } from '../find-problems';
import { isRefusal, listProblemRules, type ProblemRule, toProblems } from '../problem-rules';
import { federalEditionFor } from '../us/editions';
import { type TaxReader } from '../us/form';
import { owed, refund } from '../us/form-1040/refund';
import { listAllForms } from '../us/forms';
import { type PlannedRun, type Wanted } from './plan';
import { PlanBook } from './plan-book';

/** Facts that nobody handles come first; then one look for each rule that brings up a problem. */
const uncovered = 0;
const firstRule = 1;

/** What a federal return is asked. */
export function federalLooks(facts: ReturnInput): Look<ReturnInput>[] {
  const edition = federalEditionFor(facts);
  return [
    (_, stated) => listUncovered(stated),
    ...listProblemRules().map(
      ({ holds }): Look<ReturnInput> =>
        (asked) =>
          asked.ask(edition, holds),
    ),
  ];
}

const federalWanted =
  (traced: boolean) =>
  (facts: ReturnInput): Wanted<null> => ({
    context: null,
    editions: [federalEditionFor(facts)],
    forms: listAllForms(),
    listed: [listAllForms()],
    looks: federalLooks(facts),
    traced,
  });

const plans = { plain: new PlanBook(federalWanted(false)), traced: new PlanBook(federalWanted(true)) };

/** Plans of federal returns by their shape; those of traced runs hold what lines were computed from, too. */
export const federalPlans = (traced: boolean): PlanBook<null> => (traced ? plans.traced : plans.plain);

/** The rules that can bring up a problem on returns of one shape. */
interface OpenRules {
  readonly refusals: readonly ProblemRule[];
  readonly warnings: readonly ProblemRule[];
}

/** By the list of looks that a plan leaves open. */
const openRules = new WeakMap<readonly number[], OpenRules>();

function openRulesOf({ mayHold }: PlannedRun): OpenRules {
  const known = openRules.get(mayHold);
  if (known !== undefined) return known;
  const open = listProblemRules().filter((_, i) => mayHold.includes(firstRule + i));
  const sorted = {
    refusals: open.filter(isRefusal),
    warnings: open.filter((rule) => !isRefusal(rule)),
  };
  openRules.set(mayHold, sorted);
  return sorted;
}

/** What `findProblems` names. */
function findPlannedProblems(planned: PlannedRun, facts: ReturnInput): Problem[] {
  const unhandled = planned.ask(uncovered) as Problem[];
  if (unhandled.length > 0) return unhandled;
  const { refusals, warnings } = openRulesOf(planned);
  if (refusals.length === 0 && warnings.length === 0) return [];
  const holding = planned.run.ask(federalEditionFor(facts), (reader: TaxReader) => {
    const refused = refusals.filter(({ holds }) => holds(reader));
    // Warnings read lines, which are right only when nothing is refused.
    return refused.length > 0 ? refused : warnings.filter(({ holds }) => holds(reader));
  });
  return holding.length === 0 ? [] : toProblems(holding, facts);
}

/** The federal return of a run that started from a plan: what `calculateIn` gives. */
export function calculatePlanned(planned: PlannedRun, facts: ReturnInput): Calculation {
  const problems = findPlannedProblems(planned, facts);
  const { taxYear } = facts;
  if (problems.some(isRefusal)) return { taxYear, lines: {}, refund: null, owed: null, problems };
  return {
    taxYear,
    lines: planned.listLines(0) as Calculation['lines'],
    refund: planned.run.read(refund, 0) ?? 0,
    owed: planned.run.read(owed, 0) ?? 0,
    problems,
  };
}

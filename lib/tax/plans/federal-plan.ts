import { type Calculation } from '../calculate-return';
import { type Look } from '../engine/kept-run';
import { type ReturnInput } from '../facts/return-input';
import { listUncovered, type Problem } from '../find-problems';
import { isRefusal, listProblemRules, toProblems } from '../problem-rules';
import { federalEditionFor } from '../us/editions';
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

/** What `findProblems` names. */
function findPlannedProblems(planned: PlannedRun, facts: ReturnInput): Problem[] {
  const unhandled = planned.ask(uncovered) as Problem[];
  if (unhandled.length > 0) return unhandled;
  const rules = listProblemRules();
  const found = planned.mayHold.flatMap((look) => {
    const rule = rules[look - firstRule];
    return rule === undefined ? [] : [{ rule, look }];
  });
  const refused = found.filter(({ rule, look }) => isRefusal(rule) && planned.ask(look) === true);
  // Warnings read lines, which are right only when nothing is refused.
  const holding =
    refused.length > 0
      ? refused
      : found.filter(({ rule, look }) => !isRefusal(rule) && planned.ask(look) === true);
  return toProblems(
    holding.map(({ rule }) => rule),
    facts,
  );
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

import { startRun, type Run } from './engine/run';
import { type Form } from './engine/form';
import { type Line } from './engine/line';
import { type ReturnInput } from './facts/return-input';
import { type Problem, findProblems } from './find-problems';
import { calculatePlanned, federalPlans } from './plans/federal-plan';
import { listAllForms } from './us/forms';
import { federalEdition, federalEditionFor, type TaxYear } from './us/editions';
import { owed, refund } from './us/form-1040/refund';

export type LineValue = number | boolean | string;
/** Lines by printed number. A line that is left blank is absent. */
export type FormLines = Record<string, LineValue>;

export interface Calculation {
  taxYear: TaxYear;
  /** By form id; a list for forms with copies. Forms that don't belong to the return are absent. */
  lines: Record<string, FormLines | FormLines[]>;
  /** Whole dollars; null when there are no totals. */
  refund: number | null;
  owed: number | null;
  problems: Problem[];
}

export type TaxRun = Run<ReturnInput>;

/** Starts a run over a return's facts; lines are computed when they are read. */
export const startReturn = (facts: ReturnInput, traced = false): TaxRun =>
  startRun(facts, [federalEditionFor(facts)], { traced });

/**
 * Computes a return: every line of every form that belongs to it, in whole dollars. When something is not
 * supported there are no totals, only problems that name it.
 */
export function calculateReturn(facts: ReturnInput, { trace = false } = {}): Calculation {
  const plans = federalPlans(trace);
  const plan = plans.find(facts);
  if (plan !== null) return calculatePlanned(plan.start(facts), facts);
  const calculation = calculateIn(startReturn(facts, trace), facts);
  if (calculation.refund !== null) plans.note(facts);
  return calculation;
}

/** The federal return of a run, which may hold states' returns beside it. */
export function calculateIn(run: TaxRun, facts: ReturnInput): Calculation {
  const problems = findProblems(facts, run);
  if (problems.some(({ severity }) => severity === 'unsupported'))
    return { taxYear: facts.taxYear, lines: {}, refund: null, owed: null, problems };
  return {
    taxYear: facts.taxYear,
    lines: collectLines(run),
    refund: run.read(refund, 0) ?? 0,
    owed: run.read(owed, 0) ?? 0,
    problems,
  };
}

/** The amount on a line of Form 1040, in whole dollars; 0 where it is blank and where there are no lines. */
export function amountOn(
  { lines, taxYear }: Pick<Calculation, 'lines' | 'taxYear'>,
  line: Line<number>,
): number {
  const form = lines['1040'];
  const number = federalEdition(taxYear).print.of(line)?.number ?? line.number;
  const value = form === undefined || Array.isArray(form) ? undefined : form[number];
  return typeof value === 'number' ? value : 0;
}

export function collectLines(run: TaxRun): Calculation['lines'] {
  const lines: Calculation['lines'] = {};
  for (const form of listAllForms()) {
    const entries = form.kind === 'rules' ? null : linesOfForm(run, form);
    if (entries !== null) lines[form.id] = entries;
  }
  return lines;
}

/** The lines of one form, or of each of its copies; null when it doesn't belong to the return. */
function linesOfForm(run: TaxRun, form: Form): FormLines | FormLines[] | null {
  if (!form.listItems) return run.listEntries(form, 0) as FormLines | null;
  const copies: FormLines[] = [];
  for (let copy = 0; copy < run.countCopies(form); copy++) {
    const entries = run.listEntries(form, copy);
    if (entries !== null) copies.push(entries as FormLines);
  }
  return copies.length > 0 ? copies : null;
}

import {
  type Calculation,
  type FormLines,
  startReturn,
  calculateReturn,
  type TaxRun,
} from './calculate-return';
import { type Form } from './engine/form';
import { type Line, type LineRead } from './engine/line';
import { isAmountPath, labelFact } from './facts/describe-fact';
import { parseReturn } from './facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from './facts/return-input';
import { sourceOfLaw } from './explain-line';
import { listForms } from './list-forms';
import { federalEdition } from './us/editions';
import { listAllForms } from './us/forms';

/** An amount of the law that a line uses, in both years. */
export interface LawChange {
  /** "Standard deduction, single". */
  label: string;
  before: number;
  after: number;
  /** Where the later amount is published. */
  source: string;
}

/** An amount of the facts that a line uses, in dollars; 0 where the year has none. */
export interface FactChange {
  label: string;
  before: number;
  after: number;
}

/** One line of a form in two years. Whole dollars; null: blank, or the year has no such line. */
export interface LinePair {
  /** Printed number in the later year; in the earlier one where the later has none. */
  line: string;
  /** Printed number in the earlier year; null where that year has no such line. */
  earlierLine: string | null;
  label: string;
  before: number | null;
  after: number | null;
  /**
   * How much of the change the later year's law makes of the earlier year's own facts; null where that can't be computed.
   * The rest comes from facts that are different.
   */
  byLaw: number | null;
  laws: LawChange[];
  facts: FactChange[];
}

export interface FormPair {
  form: string;
  name: string;
  lines: LinePair[];
}

/** The same day of the next year; February 29 becomes February 28. */
function moveDay(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return moved.endsWith('-02-29') ? `${moved.slice(0, -2)}28` : moved;
}

/**
 * A return's facts as if they were those of a later year: every date moves with the year, birth dates too, so that people
 * are as old and property is as old as they were, and only the law is another one.
 */
export function moveToYear(input: ReturnInputJson, taxYear: ReturnInputJson['taxYear']): unknown {
  const years = taxYear - input.taxYear;
  const move = (value: unknown): unknown => {
    if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? moveDay(value, years) : value;
    if (Array.isArray(value)) return value.map(move);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, move(part)]));
  };
  return { ...(move(input) as object), taxYear };
}

/** The earlier facts under the later law; null where the later year refuses them. */
function calculateMoved(earlier: ReturnInputJson, taxYear: ReturnInput['taxYear']): Calculation | null {
  const parsed = parseReturn(moveToYear(earlier, taxYear));
  if (!parsed.ok) return null;
  const calculation = calculateReturn(parsed.facts);
  return calculation.refund === null ? null : calculation;
}

/** What stands on a line, summed over the copies of its form; null where it is blank on all. */
function amountOn(
  { lines }: Pick<Calculation, 'lines'>,
  form: string,
  number: string | undefined,
): number | null {
  const found = lines[form];
  if (found === undefined || number === undefined) return null;
  const copies: FormLines[] = Array.isArray(found) ? found : [found];
  const amounts = copies.map((copy) => copy[number]).filter((value) => typeof value === 'number');
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

/**
 * Two returns of one person, line by line, over the forms that either of them attaches. A line that is printed under
 * another number is one line. What is the same in both years is left out.
 */
export function compareYears(
  earlier: { facts: ReturnInput; input: ReturnInputJson },
  later: { facts: ReturnInput },
): FormPair[] {
  const [before, after] = [calculateReturn(earlier.facts), calculateReturn(later.facts)];
  const moved = calculateMoved(earlier.input, later.facts.taxYear);
  const runs = { before: startReturn(earlier.facts, true), after: startReturn(later.facts, true) };
  const { print: printBefore } = federalEdition(earlier.facts.taxYear);
  const { print: printAfter } = federalEdition(later.facts.taxYear);
  const order = new Map(listForms(later.facts.taxYear).map(({ id }, position) => [id, position]));
  const forms = listAllForms().filter(
    ({ id, kind }) => kind === 'form' && (before.lines[id] !== undefined || after.lines[id] !== undefined),
  );
  const compared = forms.flatMap((form): FormPair[] => {
    const lines = form.lines.flatMap((line): LinePair[] => {
      if (line.kind !== 'money') return [];
      const [was, is] = [printBefore.of(line), printAfter.of(line)];
      const pair = {
        before: amountOn(before, form.id, was?.number),
        after: amountOn(after, form.id, is?.number),
      };
      if ((pair.before ?? 0) === (pair.after ?? 0)) return [];
      const same = moved === null ? null : (amountOn(moved, form.id, is?.number) ?? 0);
      return [
        {
          line: is?.number ?? was?.number ?? line.number,
          earlierLine: was?.number ?? null,
          label: is?.label ?? was?.label ?? line.label,
          ...pair,
          byLaw: same === null ? null : same - (pair.before ?? 0),
          ...listChanges(
            readLeaves(runs.before, form, line),
            readLeaves(runs.after, form, line),
            runs.after.lawOf(form.jurisdiction),
          ),
        },
      ];
    });
    const name = printAfter.ofForm(form)?.name ?? printBefore.ofForm(form)?.name ?? form.name;
    return lines.length === 0 ? [] : [{ form: form.id, name, lines }];
  });
  return compared.toSorted((a, b) => (order.get(a.form) ?? Infinity) - (order.get(b.form) ?? Infinity));
}

/** Numbers that a line was computed from, by their paths: of the law, and amounts of the facts in dollars. */
interface Leaves {
  law: Map<string, number>;
  facts: Map<string, number>;
}

/** What a line looked at on all copies of its form, also through worksheets; lines of other forms speak for themselves. */
function readLeaves(run: TaxRun, form: Form, line: Line<unknown>): Leaves {
  const leaves: Leaves = { law: new Map(), facts: new Map() };
  const visited = new Set<string>();
  const visit = (read: LineRead): void => {
    const key = `${read.line.slot} ${read.copy}`;
    if (visited.has(key)) return;
    visited.add(key);
    run.read(read.line, read.copy);
    for (const input of run.readsOf(read.line, read.copy)) {
      if ('kind' in input) {
        if (input.kind !== 'assumed' && typeof input.value === 'number')
          keep(input.kind, input.path, input.value);
      } else if (input.line.form.kind !== 'form') visit(input);
    }
  };
  const keep = (kind: 'fact' | 'law', path: string, value: number): void => {
    if (kind === 'law') leaves.law.set(path, value);
    else if (isAmountPath(path)) leaves.facts.set(path, value / 100);
  };
  for (let copy = 0; copy < run.countCopies(form); copy += 1) visit({ line, copy });
  return leaves;
}

/** Amounts of the law that differ, and amounts of the facts that do. */
function listChanges(was: Leaves, is: Leaves, law: object): Pick<LinePair, 'laws' | 'facts'> {
  const laws = [...is.law].flatMap(([path, after]): LawChange[] => {
    const before = was.law.get(path);
    if (before === undefined || before === after) return [];
    return [{ label: labelFact(path), before, after, source: sourceOfLaw(law, path) }];
  });
  const paths = new Set([...was.facts.keys(), ...is.facts.keys()]);
  const facts = [...paths].flatMap((path): FactChange[] => {
    const [before, after] = [was.facts.get(path) ?? 0, is.facts.get(path) ?? 0];
    return before === after ? [] : [{ label: labelFact(path), before, after }];
  });
  return { laws, facts };
}

import { type LineValue, startReturn } from './calculate-return';
import { type Explained, explain } from './engine/explain';
import { type Form } from './engine/form';
import { type LineKind } from './engine/line';
import { type LeafRead, type RunView } from './engine/trace';
import { isAmountPath, labelFact } from './facts/describe-fact';
import { isKnownIn } from './facts/fact-years';
import { type ReturnInput } from './facts/return-input';
import { findForm } from './list-forms';
import { findProblems } from './find-problems';
import { findStateForm, startStateOf } from './states/explain-state';
import { federalEditionFor } from './us/editions';

/** A value that a person or document stated. Money in dollars; null: there is none. */
export interface FactLeaf {
  fact: string;
  label: string;
  value: LineValue | null;
  /** Dollars, or anything else. */
  unit: 'money' | 'other';
}

/** An amount, rate or date that the law sets. */
export interface LawLeaf {
  law: string;
  label: string;
  value: unknown;
  source: string;
}

export interface LineExplanation {
  form: string;
  line: string;
  /**
   * Position among the copies that belong to the return, from 0, as in `Calculation.lines`. Null for a form
   * without copies, and for a copy that is only a step on the way.
   */
  copy: number | null;
  /** Position of the item that the copy is about (business, person); null for a form without copies. */
  item: number | null;
  label: string;
  /** Null: the line is blank. */
  value: LineValue | null;
  unit: LineKind;
  instruction: string;
  source: string;
  inputs: (LineExplanation | FactLeaf | LawLeaf)[];
  /** The line stands earlier in this explanation with its inputs. */
  repeated: boolean;
}

/**
 * Explains one line of a return: value, printed instruction, source and everything it was computed from, nested down
 * to facts and amounts of the law. `copy` is the position among the copies that belong to the return, as in
 * `Calculation.lines`. Null when there is no such line or copy, or the return can't be computed.
 */
export function explainLine(
  facts: ReturnInput,
  form: string,
  line: string,
  copy = 0,
): LineExplanation | null {
  const federal = findForm(form);
  const found = federal ?? findStateForm(form);
  const print = federal === null ? undefined : federalEditionFor(facts).print;
  const lines = found && (print?.linesOf(found) ?? found.lines);
  const target = lines?.find((each) => (print?.of(each) ?? each).number === line);
  if (!found || !target) return null;
  const plain = startReturn(facts);
  if (findProblems(facts, plain).some(({ severity }) => severity === 'unsupported')) return null;
  const run = federal === null ? startStateOf(facts, found) : startReturn(facts, true);
  if (run === null) return null;
  const item = found.listItems ? attachedItems(run, found)[copy] : copy === 0 ? 0 : undefined;
  return item === undefined ? null : toExplanation(explain(run, target, item), facts);
}

/** Items whose copy of the form belongs to the return. */
function attachedItems(run: RunView, form: Form): number[] {
  return Array.from({ length: run.countCopies(form) }, (_, item) => item).filter((item) =>
    run.read(form.attachment, item),
  );
}

function toExplanation(
  { run, line, copy: item, ...explained }: Explained,
  facts: Pick<ReturnInput, 'taxYear'>,
): LineExplanation {
  const print = run.printOf(line.form.jurisdiction);
  const { number, label, instruction } = print?.of(line) ?? line;
  const { source } = print?.ofForm(line.form) ?? line.form;
  const { value, inputs, repeated, assumption } = explained;
  const position = line.form.listItems ? attachedItems(run, line.form).indexOf(item) : -1;
  return {
    form: line.form.id,
    line: number,
    copy: position < 0 ? null : position,
    item: line.form.listItems ? item : null,
    label: assumption === null ? label : `${assumption}: ${label}`,
    value: value as LineValue | null,
    unit: line.kind,
    instruction,
    source: number === '' ? source : `${source}, line ${number}`,
    inputs: inputs
      .filter((input) => isOfYear(input, facts) && !isUnused(input))
      .map((input) => {
        if ('line' in input) return toExplanation(input, facts);
        return input.kind === 'fact'
          ? toFactLeaf(input.path, input.value)
          : toLawLeaf(run.lawOf(line.form.jurisdiction), input.path, input.value);
      }),
    repeated,
  };
}

/** Lines, facts and amounts of other years are no part of an explanation, though a rule looked whether they are there. */
function isOfYear(input: Explained | LeafRead, { taxYear }: Pick<ReturnInput, 'taxYear'>): boolean {
  if ('line' in input) {
    const { run, line } = input;
    return run.printOf(line.form.jurisdiction)?.of(line) !== null;
  }
  return input.kind === 'fact' ? isKnownIn(taxYear, input.path) : input.value !== null;
}

/** A blank line of a worksheet that this return doesn't need: nobody would look at it on the way to a value. */
function isUnused(input: Explained | LeafRead): boolean {
  if (!('line' in input)) return false;
  const { kind, neededWhen } = input.line.form;
  return kind === 'worksheet' && neededWhen !== null && input.value === null && input.inputs.length === 0;
}

function toFactLeaf(path: string, value: unknown): FactLeaf {
  const amount = typeof value === 'number' && isAmountPath(path);
  return {
    fact: path,
    label: labelFact(path),
    value: amount ? value / 100 : (value as LineValue | null),
    unit: amount ? 'money' : 'other',
  };
}

function toLawLeaf(law: object, path: string, value: unknown): LawLeaf {
  return { law: path, label: labelFact(path), value, source: sourceOfLaw(law, path) };
}

/** Where the amount at a path of the law is published. */
export function sourceOfLaw(law: object, path: string): string {
  const [group = ''] = path.split('.');
  const found: unknown = Object.entries(law).find(([key]) => key === group)?.[1];
  return typeof found === 'object' && found !== null && 'source' in found ? String(found.source) : 'Tax year';
}

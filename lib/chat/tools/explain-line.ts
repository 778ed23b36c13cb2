import { z } from 'zod';
import { explainLine as explain, type LineExplanation } from '@/lib/tax/explain-line';
import { findForm } from '@/lib/tax/list-forms';
import { federalEdition } from '@/lib/tax/us/editions';
import { citeLine, nameForm } from '../line-links';
import type { Tool } from './tool';

/** A part of a line: another line, a stated fact, or an amount of the law. Never a name. */
export interface Part {
  kind: 'line' | 'fact' | 'law';
  label: string;
  value: number | string | boolean | null;
  unit: string;
  form?: string;
  line?: string;
  /** What a line among the parts was made of itself; a few steps only. */
  parts?: Part[];
}

export interface ExplainedLine {
  form: string;
  formName: string;
  line: string;
  copy: number;
  label: string;
  value: number | string | boolean | null;
  unit: string;
  instruction: string;
  parts: Part[];
}

export type LineFinding =
  | { state: 'found'; lines: ExplainedLine[]; stale: boolean }
  /** The form exists and this return does not need it, or the line stays blank. */
  | { state: 'blank'; form: string; formName: string; line: string; label: string; stale: boolean }
  | { state: 'unknown-line'; formName: string; line: string }
  | { state: 'not-calculated' };

const Input = z.strictObject({
  form: z.string().max(40).describe('Form id: 1040, schedule-1, schedule-c, 8889 …'),
  line: z.string().max(10).describe('Printed line, such as 16 or 25d'),
});

/** One line of the return: its value, what the form says about it, and what it was made of. */
export const explainLineTool: Tool<z.infer<typeof Input>, LineFinding> = {
  name: 'explain_line',
  description: 'The value of a line of this return, the printed instruction, and the parts that make it up.',
  input: Input,
  run: async ({ calculated, taxYear }, { form, line }) => {
    const known = findForm(form);
    const { print } = federalEdition(taxYear);
    const target = known?.lines.find((one) => (print.of(one)?.number ?? one.number) === line);
    if (known === null || target === undefined)
      return { data: { state: 'unknown-line', formName: nameForm(form), line }, citations: [] };
    if (calculated === null) return { data: { state: 'not-calculated' }, citations: [] };
    const { stale } = calculated.results;
    const onReturn = calculated.results.lines[form];
    const copies = Array.isArray(onReturn) ? onReturn : onReturn === undefined ? [] : [onReturn];
    const lines = copies.flatMap((_, copy) => {
      const found = explain(calculated.facts, form, line, copy);
      return found === null || found.value === null ? [] : [toLine(found, copy)];
    });
    if (lines.length === 0)
      return {
        data: { state: 'blank', form, formName: nameForm(form), line, label: target.label, stale },
        citations: [],
      };
    return {
      data: { state: 'found', lines, stale },
      citations: lines.map(({ label, copy }) => citeLine(form, line, label, copy)),
    };
  },
};

function toLine(found: LineExplanation, copy: number): ExplainedLine {
  return {
    form: found.form,
    formName: nameForm(found.form),
    line: found.line,
    copy,
    label: found.label,
    value: found.value,
    unit: found.unit,
    instruction: found.instruction,
    parts: toParts(found, mostSteps),
  };
}

/** How far an explanation goes back. */
const mostSteps = 4;

const toParts = ({ inputs }: LineExplanation, steps: number): Part[] =>
  inputs.flatMap((input): Part[] => {
    // Text that somebody typed (names, addresses) is no part of a figure.
    if ('fact' in input)
      return typeof input.value === 'string'
        ? []
        : [{ kind: 'fact', label: input.label, value: input.value, unit: input.unit }];
    if ('law' in input)
      return typeof input.value === 'number'
        ? [{ kind: 'law', label: input.label, value: input.value, unit: unitOfLaw(input.label, input.value) }]
        : [];
    const { label, value, unit, form, line } = input;
    const parts = steps > 1 ? throughCopies(input, steps) : [];
    return [{ kind: 'line', label, value, unit, form, line, ...(parts.length === 0 ? {} : { parts }) }];
  });

/** What an amount of the law counts: a share, years, or dollars. */
const unitOfLaw = (label: string, value: number): string =>
  value < 1 ? 'rate' : /\b(year|age|months?|days?|persons?|index)\b/i.test(label) ? 'count' : 'money';

/** The parts of a line; of one that is only carried over from another, that one and its parts. */
function throughCopies(input: LineExplanation, steps: number): Part[] {
  const parts = toParts(input, steps - 1);
  const [only, second] = parts.filter(
    ({ value, unit }) => value !== null && value !== 0 && unit !== 'boolean' && typeof value !== 'boolean',
  );
  if (only === undefined || second !== undefined) return parts;
  const inner = input.inputs.find(
    (one): one is LineExplanation => 'inputs' in one && one.form === only.form && one.line === only.line,
  );
  if (inner === undefined) return parts;
  const deeper = throughCopies(inner, steps).filter(({ label }) => label !== only.label);
  return [...(only.label === input.label ? [] : [only]), ...deeper];
}

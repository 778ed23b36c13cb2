import { type Calculation, type FormLines, type LineValue } from './calculate-return';
import { type Form } from './engine/form';
import { type Print } from './engine/print';
import { type LineKind } from './engine/line';
import { federalEdition } from './us/editions';
import { listAllForms } from './us/forms';

export interface DescribedLine {
  label: string;
  value: LineValue;
  /** What the value counts: whole dollars, people or months, a share of 1, yes or no, or a choice. */
  unit: LineKind;
}
export type DescribedForm = Record<string, DescribedLine>;

/** One form, or one copy of it, with its lines in printed order. */
export interface FormPage {
  form: string;
  name: string;
  title: string;
  kind: Form['kind'];
  /** Position among the copies that belong to the return, from 0; null for a form without copies. */
  copy: number | null;
  lines: (DescribedLine & { line: string })[];
}

/** Pages of a calculation in the order of a paper return, lines in printed order. */
export const listPages = (calculation: Pick<Calculation, 'lines' | 'taxYear'>): FormPage[] =>
  listPagesOf(listAllForms(), calculation, federalEdition(calculation.taxYear).print);

/** The same for the forms of another return, such as a state's; without a print, its lines say what they are. */
export function listPagesOf(
  forms: readonly Form[],
  calculation: Pick<Calculation, 'lines'>,
  print?: Print,
): FormPage[] {
  return forms.flatMap((form) => {
    const lines = calculation.lines[form.id];
    if (!lines) return [];
    if (!Array.isArray(lines)) return [pageOf(form, lines, null, print)];
    return lines.map((copyLines, copy) => pageOf(form, copyLines, copy, print));
  });
}

function pageOf(form: Form, values: FormLines, copy: number | null, print?: Print): FormPage {
  const lines = (print?.linesOf(form) ?? form.lines).flatMap((line) => {
    const { number, label } = print?.of(line) ?? line;
    const value = values[number];
    return value === undefined ? [] : [{ line: number, label, value, unit: line.kind }];
  });
  const { name, title } = print?.ofForm(form) ?? form;
  return { form: form.id, name, title, kind: form.kind, copy, lines };
}

/**
 * The lines of a calculation with their labels, by form and printed number; a list for forms with copies.
 * Objects with numbers as keys have no order of their own: use `listPages` where order counts.
 */
export function describeLines(calculation: Calculation): Record<string, DescribedForm | DescribedForm[]> {
  const described: Record<string, DescribedForm | DescribedForm[]> = {};
  for (const page of listPages(calculation)) {
    const form = Object.fromEntries(page.lines.map(({ line, ...entry }) => [line, entry]));
    const copies = described[page.form];
    if (page.copy === null) described[page.form] = form;
    else if (Array.isArray(copies)) copies.push(form);
    else described[page.form] = [form];
  }
  return described;
}

import { type CalculationResults } from '@/lib/returns/schema';

/** One line of one copy of a form. Copies count from 0; a form that is filled in once is copy 0. */
export type LineRef = { form: string; line: string; copy: number };

/** The lines of one copy of a form. */
export type StoredLines = Exclude<CalculationResults['lines'][string], unknown[]>;

export type LineValue = number | string | boolean;

/** The value of a calculated line; null when the line is blank or the form is not part of the return. */
export function readLine(lines: CalculationResults['lines'], ref: LineRef): LineValue | null {
  const form = lines[ref.form];
  if (form === undefined) return null;
  const copy = Array.isArray(form) ? form[ref.copy] : form;
  return copy?.[ref.line]?.value ?? null;
}

/** Whole dollars of a line of Form 1040; a blank line counts as 0. */
export function readDollarLine(lines: CalculationResults['lines'], line: string): number {
  const value = readLine(lines, { form: '1040', line, copy: 0 });
  return typeof value === 'number' ? value : 0;
}

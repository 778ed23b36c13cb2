import { type Form } from '../engine/form';
import { type RunView } from '../engine/trace';

export type LineValue = number | boolean | string;
/** Lines by printed number. A line that is left blank is absent. */
export type FormLines = Record<string, LineValue>;

interface Listed extends RunView {
  listEntries(form: Form, copy: number): Record<string, unknown> | null;
}

/** The lines of every form that belongs to a run's return, by form id; a list for forms with copies. Rules stay out. */
export function listLines(run: Listed, forms: readonly Form[]): Record<string, FormLines | FormLines[]> {
  const lines: Record<string, FormLines | FormLines[]> = {};
  for (const form of forms) {
    if (form.kind === 'rules') continue;
    if (!form.listItems) {
      const entries = run.listEntries(form, 0);
      if (entries !== null) lines[form.id] = entries as FormLines;
      continue;
    }
    const copies: FormLines[] = [];
    for (let copy = 0; copy < run.countCopies(form); copy++) {
      const entries = run.listEntries(form, copy);
      if (entries !== null) copies.push(entries as FormLines);
    }
    if (copies.length > 0) lines[form.id] = copies;
  }
  return lines;
}

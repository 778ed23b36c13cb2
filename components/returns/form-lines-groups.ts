import { type CalculationResults } from '@/lib/returns/schema';
import { nameForm } from './form-lines-names';
import { type LineRef, type LineValue, type StoredLines } from './form-lines-read';

type FormLineRow = {
  ref: LineRef;
  label: string;
  value: LineValue;
  unit: StoredLines[string]['unit'];
};

/** One copy of a form with its lines in printed order. */
export type FormGroup = {
  key: string;
  name: string;
  /** What the form is about, as printed; empty when it has none. */
  title: string;
  rows: FormLineRow[];
};

const natural = new Intl.Collator('en', { numeric: true });

/** Every form of a calculated return, one group for each copy, in the order of a paper return. */
export function groupForms({ lines, forms }: Pick<CalculationResults, 'lines' | 'forms'>): FormGroup[] {
  const named = new Set(forms.map(({ id }) => id));
  // A form without a name is still shown: after the others, called by its id.
  const unnamed = Object.keys(lines)
    .filter((id) => !named.has(id))
    .map((id) => ({ id, name: nameForm(id), title: '' }));
  return [...forms, ...unnamed]
    .flatMap(({ id, name, title }) => {
      const stored = lines[id] ?? [];
      const copies: StoredLines[] = Array.isArray(stored) ? stored : [stored];
      return copies.map((copy, index) => ({
        key: `${id}:${index}`,
        name: copies.length > 1 ? `${name}, ${index + 1} of ${copies.length}` : name,
        title,
        rows: rowsOf(id, index, copy),
      }));
    })
    .filter((group) => group.rows.length > 0);
}

function rowsOf(form: string, copy: number, stored: StoredLines): FormLineRow[] {
  return Object.entries(stored)
    .sort(([a], [b]) => natural.compare(a, b))
    .map(([line, { label, value, unit }]) => ({ ref: { form, line, copy }, label, value, unit }));
}

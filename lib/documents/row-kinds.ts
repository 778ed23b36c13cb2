import { kindOf } from './kinds/registry';
import type { ExtractionField } from './schema';

/** A list of rows on a form that a person may add to: state lines, box 12, sales. */
export interface RowKind {
  path: string;
  /** "Box 12", "State". */
  name: string;
  columns: readonly { key: string; label: string }[];
  most: number;
}

/** What the rows of a table are called; code groups go by the label of their box. */
const names: Readonly<Partial<Record<string, string>>> = {
  state: 'State',
  transactions: 'Sale',
  covered: 'Covered person',
  dependents: 'Dependent',
  iras: 'Form 8606',
};

/** Most rows where a kind doesn’t say. */
const usualMost = 12;

/** The lists of rows of a form, in the order of its boxes. */
export function rowKindsOf(form: string): RowKind[] {
  const kind = kindOf(form);
  if (kind === undefined) return [];
  const codes = kind.codes.map(({ path, label }): RowKind => ({
    path,
    name: label,
    columns: [
      { key: 'code', label: 'Code' },
      { key: 'amount', label: 'Amount' },
    ],
    most: usualMost,
  }));
  const notes = kind.notes
    .filter(({ asText }) => asText !== true)
    .map(({ path, label }): RowKind => ({
      path,
      name: label,
      columns: [
        { key: 'label', label: 'Description' },
        { key: 'amount', label: 'Amount' },
      ],
      most: usualMost,
    }));
  const tables = kind.rows.map((row): RowKind => ({
    path: row.path,
    name: names[row.path] ?? row.path,
    columns: row.columns
      .filter(({ path }) => row.unkept?.includes(path) !== true)
      .map(({ path, label }) => ({ key: path, label })),
    most: row.most ?? usualMost,
  }));
  return [...codes, ...notes, ...tables];
}

const rowOf = (path: string) => {
  const [, list, index, key] = /^([^[\]]+)\[(\d{1,3})\]\.(\w+)$/u.exec(path) ?? [];
  return list === undefined || index === undefined || key === undefined
    ? null
    : { list, index: Number(index), key };
};

/** How many rows of a list the fields of a form have, blank ones included. */
export const countRows = (fields: readonly Pick<ExtractionField, 'path'>[], list: string): number =>
  Math.max(
    0,
    ...fields.flatMap(({ path }) => {
      const row = rowOf(path);
      return row?.list === list ? [row.index + 1] : [];
    }),
  );

/**
 * The field that a person adds to a form by typing into a row: of a row that is there and lacks it, or of the next one.
 * Null when the form has no such list, or its rows are full. It stands nowhere on the page.
 */
export function newField(
  form: string,
  path: string,
  fields: readonly Pick<ExtractionField, 'path'>[],
): ExtractionField | null {
  const row = rowOf(path);
  const kind = rowKindsOf(form).find((one) => one.path === row?.list);
  const column = kind?.columns.find(({ key }) => key === row?.key);
  if (row === null || kind === undefined || column === undefined) return null;
  if (row.index >= kind.most || row.index > countRows(fields, row.list)) return null;
  const label = column.label.startsWith('Box ')
    ? column.label
    : `${kind.name}: ${column.label.toLowerCase()}`;
  return { path, label, value: null, confidence: 0.95, page: 1, box: [0, 0, 0, 0], confirmed: false };
}

import { fits, parseMoney } from './extract/formats';
import type { FieldFormat } from './kinds/kind';
import { kindOf } from './kinds/registry';

export type CheckedValue = { ok: true; value: string | boolean | null } | { ok: false; message: string };

const messages: Partial<Record<FieldFormat, string>> = {
  money: 'Enter an amount, such as 1,234.56.',
  ssn: 'This should look like 123-45-6789.',
  ein: 'This should look like 12-3456789.',
  tin: 'This should look like 12-3456789 or 123-45-6789.',
  year: 'Enter a year, such as 2023.',
  state: 'Enter the two-letter state code, such as NY.',
};

function formatOf(form: string, path: string): FieldFormat | 'flag' {
  const kind = kindOf(form);
  const plain = path.replace(/\[\d+\]/, '');
  if (kind === undefined) return 'text';
  if (kind.checks.some((check) => check.path === path)) return 'flag';
  const field = kind.fields.find((candidate) => candidate.path === path);
  if (field !== undefined) return field.format;
  for (const row of kind.rows) {
    const column = row.columns.find((candidate) => plain === `${row.path}.${candidate.path}`);
    if (column !== undefined) return column.format;
  }
  const inGrid = (kind.grids ?? []).some((grid) =>
    grid.rows.some((row) => grid.columns.some((column) => row.path(column.path) === path)),
  );
  const isTotal = kind.rows.some(
    ({ totals }) => totals && path.startsWith(`${totals.path}.`) && !path.endsWith('.count'),
  );
  return inGrid || isTotal || /\.amount$/.test(path) ? 'money' : 'text';
}

/** Checks a value that a person typed for a field of a form; amounts come back as "1234.56", blanks as null. */
export function checkFieldValue(form: string, path: string, value: string | boolean | null): CheckedValue {
  const format = formatOf(form, path);
  if (format === 'flag') {
    return typeof value === 'boolean'
      ? { ok: true, value }
      : { ok: false, message: 'Check the box or leave it blank.' };
  }
  if (typeof value === 'boolean') return { ok: false, message: 'Enter what’s in the box.' };
  const text = (value ?? '').trim();
  if (text === '') return { ok: true, value: null };
  const message = messages[format];
  if (message !== undefined && !fits(format, text)) return { ok: false, message };
  if (format === 'money') return { ok: true, value: parseMoney(text) };
  return { ok: true, value: format === 'state' ? text.toUpperCase() : text };
}

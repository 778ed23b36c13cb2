import { checkFieldValue } from './check-value';
import { needsOwnLook } from './doubt';
import { newField } from './row-kinds';
import type { ConfirmInput, Extraction, ExtractionField } from './schema';

interface Confirmed {
  fields: ExtractionField[];
  applied: string[];
  failures: Record<string, string>;
}

const alone = 'Compare this amount with your document and confirm it separately.';

/**
 * Applies a person's confirmations and corrections to the fields of one form. A corrected value counts as certain,
 * because the person looked at the document; where it stands on the page is kept, and what was read there. An amount in doubt
 * isn't confirmed among others (`isBulk`) unless its value is stated. A value for a row that the form may have and
 * that wasn't read adds it.
 */
export function applyConfirmations(
  { form, fields, problems }: Pick<Extraction, 'form' | 'fields' | 'problems'>,
  changes: ConfirmInput['fields'],
  isBulk = false,
): Confirmed {
  const applied: string[] = [];
  const failures: Record<string, string> = {};
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const known = new Set(fields.map(({ path }) => path));
  const added = changes.flatMap(({ path, value }) => {
    const field = known.has(path) || value === undefined ? null : newField(form, path, fields);
    return field === null ? [] : [field];
  });
  const next = [...fields, ...added].map((field) => {
    const change = byPath.get(field.path);
    if (change === undefined) return field;
    applied.push(field.path);
    if (change.value === undefined) {
      if (isBulk && change.confirmed && needsOwnLook(field, problems)) failures[field.path] = alone;
      return { ...field, confirmed: change.confirmed };
    }
    const checked = checkFieldValue(form, field.path, change.value);
    if (!checked.ok) {
      failures[field.path] = checked.message;
      return field;
    }
    return keepRead(field, { value: checked.value, confirmed: change.confirmed });
  });
  return { fields: next, applied, failures };
}

/** Amounts only: what was misread of a name or a number says nothing, and a number stays in one place. */
const isAmount = (value: ExtractionField['value']): value is string =>
  typeof value === 'string' && /^-?\d+\.\d{2}$/u.test(value);

/** The field with its new value, and beside it the amount that was read when that is another one. */
function keepRead(
  { read: before, ...field }: ExtractionField,
  change: Pick<ExtractionField, 'value' | 'confirmed'>,
): ExtractionField {
  const read = before ?? field.value;
  return { ...field, ...change, ...(isAmount(read) && read !== change.value ? { read } : {}) };
}

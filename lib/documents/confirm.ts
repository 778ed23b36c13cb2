import { checkFieldValue } from './check-value';
import type { ConfirmInput, ExtractionField } from './schema';

interface Confirmed {
  fields: ExtractionField[];
  applied: string[];
  failures: Record<string, string>;
}

/**
 * Applies a person's confirmations and corrections to the fields of one form. A corrected value counts as certain,
 * because the person looked at the paper; where it stands on the page is kept.
 */
export function applyConfirmations(
  form: string,
  fields: ExtractionField[],
  changes: ConfirmInput['fields'],
): Confirmed {
  const applied: string[] = [];
  const failures: Record<string, string> = {};
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const next = fields.map((field) => {
    const change = byPath.get(field.path);
    if (change === undefined) return field;
    applied.push(field.path);
    if (change.value === undefined) return { ...field, confirmed: change.confirmed };
    const checked = checkFieldValue(form, field.path, change.value);
    if (!checked.ok) {
      failures[field.path] = checked.message;
      return field;
    }
    return { ...field, value: checked.value, confirmed: change.confirmed };
  });
  return { fields: next, applied, failures };
}

import { z } from 'zod';
import { parseMoney } from './extract/formats';
import { confidentFrom } from './extract/confidence';
import { type ExtractedField, type ExtractedForm } from './extract/schema';
import type { Kind } from './kinds/kind';
import { kindOf } from './kinds/registry';

/**
 * A second reading of doubtful amounts by a model that sees their print. Its word never counts alone: it counts
 * where our own reader saw the same, or where the boxes' arithmetic holds with it and not without it.
 */

/** Confidence of an amount that two readers saw alike, and of one that only arithmetic speaks for. */
const agreed = 0.93;
const provenByBoxes = 0.91;
/** More doubtful amounts than these on one form are a bad picture: the person looks anyway. */
const mostLooks = 24;

/** An amount to look at again, under the name that the model answers by. */
export interface Look {
  key: string;
  field: ExtractedField;
}

/**
 * Amounts that we read and doubt. Only amounts: names and numbers of people and accounts are never shown. What is
 * doubted for another reason than its print (copies disagree, another person's form) is for the person to decide.
 */
export function pickLooks(form: ExtractedForm): Look[] {
  const kind = kindOf(form.form);
  const contested = new Set(form.problems.map(({ fieldPath }) => fieldPath));
  const wanted = form.fields.filter(
    (field) =>
      field.confidence < confidentFrom &&
      typeof field.value === 'string' &&
      kind !== undefined &&
      isAmountPath(kind, field.path) &&
      parseMoney(field.value) !== null &&
      !contested.has(field.path),
  );
  return wanted
    .slice(0, mostLooks)
    .map((field) => ({ key: field.path.replaceAll(/[^a-zA-Z0-9]+/gu, '_').replace(/_$/u, ''), field }));
}

function isAmountPath(kind: Kind, path: string): boolean {
  const plain = path.replace(/\[\d+\]/u, '');
  const columns = kind.rows.flatMap((row) =>
    row.columns.map((column) => ({ ...column, path: `${row.path}.${column.path}` })),
  );
  return (
    [...kind.fields, ...columns].some((spec) => spec.path === plain && spec.format === 'money') ||
    kind.codes.some((group) => plain === `${group.path}.amount`) ||
    (kind.grids ?? []).some((grid) =>
      grid.rows.some((row) => grid.columns.some((column) => row.path(column.path) === path)),
    )
  );
}

/** What the model may answer about one form: an amount as printed for each look, or null. Nothing else. */
export const schemaOf = (looks: readonly Look[]) =>
  z.strictObject(
    Object.fromEntries(
      looks.map(({ key, field }) => [key, z.string().max(20).nullable().describe(field.label)]),
    ),
  );

/** Does the arithmetic between boxes hold exactly for this path, with these fields? */
function isProven(kind: Kind, form: ExtractedForm, path: string, value: string): boolean {
  const text = (wanted: string) => {
    const found = wanted === path ? value : form.fields.find((field) => field.path === wanted)?.value;
    return typeof found === 'string' ? found : null;
  };
  const amount = (wanted: string) => {
    const found = text(wanted);
    return found !== null && parseMoney(found) === found ? Number(found) : null;
  };
  return kind.boxChecks.some(
    (check) =>
      check.isExact && check.paths.includes(path) && check.holds(amount, form.taxYear, text) === true,
  );
}

/** The form with what the second reader settled; everything else stays as doubtful as it was. */
export function settleLooks(
  form: ExtractedForm,
  looks: readonly Look[],
  seen: Readonly<Record<string, string | null>>,
): ExtractedForm {
  const kind = kindOf(form.form);
  if (!kind) return form;
  const fields = form.fields.map((field) => {
    const look = looks.find((one) => one.field.path === field.path);
    const value = look ? parseMoney(seen[look.key] ?? '') : null;
    if (value === null || typeof field.value !== 'string') return field;
    if (value === field.value) return { ...field, confidence: Math.max(agreed, field.confidence) };
    const speaksForIt = isProven(kind, form, field.path, value);
    return speaksForIt && !isProven(kind, form, field.path, field.value)
      ? { ...field, value, confidence: provenByBoxes }
      : field;
  });
  return { ...form, fields };
}

import { keepInRange } from './evidence';
import { type MergedForm } from './merge-copies';
import { isAmount } from './read-sheet';

/**
 * Lets the boxes speak about each other: what adds up gains confidence, what doesn't loses it
 * and is said. Values are never changed.
 */
export function checkBoxes(form: MergedForm): MergedForm {
  const amount = (path: string) => {
    const value = form.fields.find((field) => field.path === path)?.value ?? null;
    return isAmount(value) ? Number(value) : null;
  };
  const good = new Set<string>();
  const bad = new Set<string>();
  const proven = new Set<string>();
  const problems = [...form.problems];
  for (const check of form.kind.boxChecks) {
    const holds = check.holds(amount, form.taxYear);
    if (holds === true) check.paths.forEach((path) => good.add(path));
    if (holds === true && check.isExact) check.paths.forEach((path) => proven.add(path));
    if (holds !== false) continue;
    if (!check.mild) check.paths.forEach((path) => bad.add(path));
    const fieldPath = check.paths[0];
    problems.push({
      code: 'boxes_disagree',
      severity: 'warning',
      message: check.message,
      ...(fieldPath === undefined ? {} : { fieldPath }),
    });
  }
  const fields = form.fields.map((field) => {
    if (field.value === null) return field;
    if (bad.has(field.path))
      return { ...field, confidence: keepInRange(Math.min(0.85, field.confidence - 0.1)) };
    if (!good.has(field.path)) return field;
    // Arithmetic over what a guessing reader saw is evidence that it saw right.
    const isProof = field.isSeen === true && proven.has(field.path) && field.confidence >= 0.45;
    return {
      ...field,
      confidence: keepInRange(isProof ? Math.max(0.93, field.confidence) : field.confidence + 0.02),
    };
  });
  return { ...form, fields, problems };
}

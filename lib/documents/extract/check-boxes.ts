import { confidentFrom } from './confidence';
import { blankCritical, keepInRange } from './evidence';
import { type MergedForm } from './merge-copies';
import { isAmount } from './read-sheet';
import { describeFailure } from './describe-failure';

/** A form whose VOID box is ticked counts only when a person says that it does. */
function askAboutVoid(form: MergedForm): MergedForm {
  const main = form.fields.find(({ value }) => isAmount(value)) ?? form.fields[0];
  if (form.isVoid !== true || main === undefined) return form;
  return {
    ...form,
    fields: form.fields.map((field) =>
      field === main ? { ...field, confidence: Math.min(field.confidence, blankCritical) } : field,
    ),
    problems: [
      ...form.problems,
      {
        code: 'void_form',
        severity: 'warning',
        message:
          'The VOID box on this form is checked, so the form isn’t valid. Delete this document. Confirm this value only if the box is blank on your form.',
        fieldPath: main.path,
      },
    ],
  };
}

/** Nobody makes out a form about nothing: where it has no amount at all, they were not found, and the blanks are asked. */
function askAboutNothing(form: MergedForm): MergedForm {
  const amounts = new Set(form.kind.fields.flatMap(({ path, format }) => (format === 'money' ? [path] : [])));
  if (amounts.size === 0 || form.fields.some(({ value }) => isAmount(value))) return form;
  return {
    ...form,
    fields: form.fields.map((field) =>
      amounts.has(field.path) ? { ...field, confidence: Math.min(field.confidence, blankCritical) } : field,
    ),
  };
}

const isSeenBlank = (form: MergedForm, path: string) =>
  form.fields.some((field) => field.path === path && field.value === null && field.isSeen === true);

/**
 * Lets the boxes speak about each other: what adds up gains confidence, what doesn't loses it
 * and is said. Values are never changed. Where amounts don't fit, the print may have slipped by a box: then the blank
 * boxes that matter are asked, too, and every recognized amount that no check speaks for.
 */
export function checkBoxes(form: MergedForm): MergedForm {
  const text = (path: string) => {
    const value = form.fields.find((field) => field.path === path)?.value ?? null;
    return typeof value === 'string' ? value : null;
  };
  const amount = (path: string) => {
    const value = text(path);
    return isAmount(value) ? Number(value) : null;
  };
  const amounts = form.kind.fields.flatMap(({ path, format }) => (format === 'money' ? [path] : []));
  const matters = new Set(form.kind.fields.flatMap(({ path, critical }) => (critical ? [path] : [])));
  const good = new Set<string>();
  const bad = new Set<string>();
  const proven = new Set<string>();
  const asked = new Set<string>();
  const problems = [...form.problems];
  const isUnread = (path: string) =>
    form.fields.some(
      (field) => field.path === path && field.value === null && field.confidence < confidentFrom,
    );
  for (const check of form.kind.boxChecks) {
    if (check.aboutBlanks && check.paths.some(isUnread)) continue;
    const holds = check.holds(amount, form.taxYear, text);
    if (holds === true) check.paths.forEach((path) => good.add(path));
    if (holds === true && check.isExact) check.paths.forEach((path) => proven.add(path));
    if (holds !== false) continue;
    if (!check.mild) check.paths.forEach((path) => bad.add(path));
    // An amount is missing where it must be: perhaps each stands a box too low, those that nothing checks as well.
    if (check.aboutBlanks) amounts.forEach((path) => bad.add(path));
    problems.push(describeFailure(form, check));
    // Said only; but a blank on a picture is perhaps print that wasn't seen.
    if (check.mild) check.paths.filter((path) => isSeenBlank(form, path)).forEach((path) => asked.add(path));
  }
  const fields = form.fields.map((field) => {
    if (field.value === null) {
      const isAsked = asked.has(field.path) || (bad.size > 0 && matters.has(field.path));
      return isAsked ? { ...field, confidence: Math.min(field.confidence, blankCritical) } : field;
    }
    const isAlone = bad.size > 0 && field.isSeen === true && isAmount(field.value) && !good.has(field.path);
    if (bad.has(field.path) || isAlone)
      return { ...field, confidence: keepInRange(Math.min(0.85, field.confidence - 0.1)) };
    if (!good.has(field.path)) return field;
    // Arithmetic over what a guessing reader saw is evidence that it saw right.
    const isProof = field.isSeen === true && proven.has(field.path) && field.confidence >= 0.45;
    return {
      ...field,
      confidence: keepInRange(isProof ? Math.max(0.93, field.confidence) : field.confidence + 0.02),
    };
  });
  return askAboutVoid(askAboutNothing({ ...form, fields, problems }));
}

import { comparePriorReturn, type ReturnAround } from './compare-prior-return';
import { priorReturnForm } from './kinds/form-names';
import { kindOf } from './kinds/registry';
import type { ExtractedField, ExtractedForm, Problem } from './extract/schema';

/**
 * What a document says against the other documents and the people of the return. Nothing is left out or changed
 * for it: the field in question is doubted, so that the form counts only once a person has decided.
 */

/** A form of another document, as far as it is compared. */
export interface OtherDocument {
  documentName: string;
  form: string;
  taxYear: number | null;
  fields: readonly Pick<ExtractedField, 'path' | 'value'>[];
}

/** Numbers (SSN) and last names of the filer and the spouse, as far as they are known. */
export interface KnownPeople {
  numbers: readonly string[];
  lastNames: readonly string[];
}

/** Confidence of a field that a person must decide about. */
const doubted = 0.5;

const digitsOf = (value: unknown) => (typeof value === 'string' ? value.replace(/[^0-9]/gu, '') : '');
const valueOf = (fields: OtherDocument['fields'], path: string) =>
  fields.find((field) => field.path === path)?.value ?? null;

const isMoney = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value) && Number(value) !== 0;

const amountsOf = (fields: OtherDocument['fields']) =>
  new Map(fields.flatMap(({ path, value }) => (isMoney(value) ? [[path, value] as const] : [])));

/** Two documents of one kind, year and sender. Masked and missing numbers don't tell them apart. */
function isSameSender(form: ExtractedForm, other: OtherDocument): boolean {
  if (form.form !== other.form) return false;
  if (form.taxYear !== null && other.taxYear !== null && form.taxYear !== other.taxYear) return false;
  return (kindOf(form.form)?.identity ?? []).every((path) => {
    const [a, b] = [valueOf(form.fields, path), valueOf(other.fields, path)].map((value) =>
      typeof value === 'string' ? value.toUpperCase().replace(/[^0-9A-Z]/gu, '') : '',
    );
    return !a || !b || a === b || (a.slice(-4) === b.slice(-4) && /X/u.test(a + b));
  });
}

function isSameForm(form: ExtractedForm, other: OtherDocument): boolean {
  const [own, theirs] = [amountsOf(form.fields), amountsOf(other.fields)];
  return (
    own.size > 0 && own.size === theirs.size && [...own].every(([path, value]) => theirs.get(path) === value)
  );
}

const doubt = (form: ExtractedForm, path: string, problem: Problem): ExtractedForm => ({
  ...form,
  fields: form.fields.map((field) =>
    field.path === path ? { ...field, confidence: Math.min(field.confidence, doubted) } : field,
  ),
  problems: [...form.problems, { ...problem, fieldPath: path }].slice(0, 50),
});

/** The field that stands for the whole form when it is in question: its main amount, else whatever was read first. */
function mainPath(form: ExtractedForm): string | null {
  const main = kindOf(form.form)?.fields.find(({ critical, format }) => critical && format === 'money')?.path;
  const wanted = form.fields.find((field) => field.path === main && field.value !== null);
  return (wanted ?? form.fields.find((field) => field.value !== null))?.path ?? null;
}

const lettersOf = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replace(/[^\p{L}]/gu, '') : '';

/** Without a number that was read, the name says whose form it is: someone else's is asked. */
function checkName(form: ExtractedForm, { lastNames }: KnownPeople): ExtractedForm {
  const kind = kindOf(form.form);
  // A student is often a dependent.
  const path = kind?.facts.group === 'education' ? undefined : kind?.parties.at(-1)?.name.path;
  const printed = path === undefined ? null : valueOf(form.fields, path);
  const known = lastNames.map(lettersOf).filter((name) => name.length > 1);
  if (path === undefined || typeof printed !== 'string' || lettersOf(printed).length < 4) return form;
  if (known.length === 0 || known.some((name) => lettersOf(printed).includes(name))) return form;
  return doubt(form, path, {
    code: 'other_name',
    severity: 'warning',
    message: `We read the name “${printed.slice(0, 60)}.” That isn’t your name or your spouse’s on this return. Use the form only if it’s for one of you.`,
  });
}

/**
 * Never issued as Social Security numbers: area 000, 666 and 900 to 999, group 00, serial 0000 (Social Security
 * Administration, POMS RM 10201.035). Numbers from 900 on are ITINs.
 */
const neverIssued = /^(?:000|666|9\d\d)\d{6}$|^\d{3}00\d{4}$|^\d{5}0000$/u;

/** Box a of a Form W-2 holds a Social Security number; a number of another kind is said, and changes nothing. */
function checkNumber(form: ExtractedForm, { numbers }: KnownPeople): ExtractedForm {
  const path = kindOf(form.form)?.fields.find(({ format }) => format === 'ssn')?.path;
  const printed = path === undefined ? '' : digitsOf(valueOf(form.fields, path));
  if (path === undefined || !neverIssued.test(printed)) return form;
  if (numbers.some((number) => digitsOf(number) === printed)) return form;
  const problem: Problem = {
    code: 'impossible_number',
    severity: 'warning',
    message: printed.startsWith('9')
      ? 'This number starts with 9, so it can’t be a Social Security number. Check it against your form. If the form really says this, ask the sender to correct it.'
      : 'This can’t be a Social Security number, because numbers like this have never been issued. Check it against your form. If the form really says this, ask the sender to correct it.',
    fieldPath: path,
  };
  return { ...form, problems: [...form.problems, problem].slice(0, 50) };
}

function checkPerson(form: ExtractedForm, people: KnownPeople): ExtractedForm {
  const path = kindOf(form.form)?.facts.recipient;
  const printed = path ? digitsOf(valueOf(form.fields, path)) : '';
  const known = people.numbers.map(digitsOf).filter((number) => number.length === 9);
  if (path && printed.length < 4) return checkName(form, people);
  if (!path || known.length === 0) return form;
  if (known.some((number) => number.slice(-4) === printed.slice(-4))) return form;
  return doubt(form, path, {
    code: 'other_person',
    severity: 'warning',
    message: `The number on this form ends in ${printed.slice(-4)}. That isn’t yours or your spouse’s. Use the form only if it’s for one of you.`,
  });
}

function checkAmbiguousLines(form: ExtractedForm, others: readonly OtherDocument[]): ExtractedForm {
  const path = mainPath(form);
  const match = others.find((other) => isSameSender(form, other));
  if (!path || !match) return form;
  if (isSameForm(form, match))
    return doubt(form, path, {
      code: 'duplicate_form',
      severity: 'warning',
      message: `This looks like the ${form.form} in “${match.documentName}.” If it’s the same form, delete one of them. Confirm this value only if they’re two different forms.`,
    });
  if (!form.corrected) return form;
  return doubt(form, path, {
    code: 'corrected_form',
    severity: 'warning',
    message: `This is a corrected ${form.form}. It replaces the one in “${match.documentName}.” Delete that one, then confirm this value.`,
  });
}

/** From so many times last year’s amount on, or so small a part of it, a point is more likely lost than money earned. */
const farApart = 20;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Last year’s form of the same sender: its main amount says what a point in the wrong place would look like. */
function checkLastYear(form: ExtractedForm, others: readonly OtherDocument[]): ExtractedForm {
  const path = mainPath(form);
  const { taxYear } = form;
  if (path === null || taxYear === null || !isAmountOf(form, path)) return form;
  const before = others.find(
    (other) =>
      other.taxYear === taxYear - 1 &&
      isSameSender({ ...form, taxYear: null }, other) &&
      hasCommonNumber(form, other),
  );
  const [now, then] = [valueOf(form.fields, path), before ? valueOf(before.fields, path) : null];
  if (before === undefined || !isMoney(now) || !isMoney(then)) return form;
  const ratio = Math.abs(Number(now) / Number(then));
  if (ratio < farApart && ratio > 1 / farApart) return form;
  return doubt(form, path, {
    code: 'far_from_last_year',
    severity: 'warning',
    message: `We read ${dollars.format(Number(now))} here. The ${form.form} for ${taxYear - 1} in “${before.documentName}” has ${dollars.format(Number(then))}. Check the decimal point.`,
  });
}

/** A number that both print, whole or in part: without one nothing says that two forms are of one sender. */
const hasCommonNumber = (form: ExtractedForm, other: OtherDocument): boolean =>
  (kindOf(form.form)?.identity ?? []).some(
    (path) =>
      digitsOf(valueOf(form.fields, path)).length >= 4 && digitsOf(valueOf(other.fields, path)).length >= 4,
  );

const isAmountOf = (form: ExtractedForm, path: string) => isMoney(valueOf(form.fields, path));

/** A form and its correction in one file: only one of the two counts. */
function checkReplaced(form: ExtractedForm, inFile: readonly ExtractedForm[]): ExtractedForm {
  const path = mainPath(form);
  const isReplaced = inFile.some(
    (other) => other.corrected && !form.corrected && isSameSender(form, { ...other, documentName: '' }),
  );
  if (!path || !isReplaced) return form;
  return doubt(form, path, {
    code: 'replaced_form',
    severity: 'warning',
    message: `The same file has a corrected ${form.form}. If it replaces this one, clear this form’s boxes. Confirm them only if both forms are yours to report.`,
  });
}

/** The forms of one file, with what the rest of the return says against them. */
export function compareDocuments(
  forms: readonly ExtractedForm[],
  others: readonly OtherDocument[],
  people: KnownPeople,
  around: ReturnAround = { taxYear: null, accountLastName: null },
): ExtractedForm[] {
  return forms.map((form) => {
    if (form.form === priorReturnForm) return comparePriorReturn(form, others, people, around);
    return checkLastYear(
      checkReplaced(checkAmbiguousLines(checkPerson(checkNumber(form, people), people), others), forms),
      others,
    );
  });
}

import type { KnownPeople, OtherDocument } from './compare-documents';
import { confidentFrom } from './extract/confidence';
import type { ExtractedForm, Problem } from './extract/schema';
import { priorReturnForm } from './kinds/form-names';

/** The return that a document was uploaded to, and the name of the account. */
export interface ReturnAround {
  taxYear: number | null;
  accountLastName: string | null;
}

const textAt = (form: ExtractedForm, path: string): string => {
  const value = form.fields.find((field) => field.path === path)?.value;
  return typeof value === 'string' ? value : '';
};
const lettersOf = (text: string) => text.toUpperCase().replace(/[^\p{L}]/gu, '');
const digitsOf = (text: string) => text.replace(/[^0-9]/gu, '');

/** Below what is taken without a look. */
const doubted = Math.min(0.5, confidentFrom);

function doubt(form: ExtractedForm, path: string, problem: Problem): ExtractedForm {
  const isThere = form.fields.some((field) => field.path === path);
  return {
    ...form,
    fields: form.fields.map((field) =>
      field.path === path ? { ...field, confidence: Math.min(field.confidence, doubted) } : field,
    ),
    problems: [...form.problems, isThere ? { ...problem, fieldPath: path } : problem].slice(0, 50),
  };
}

/** Which return the year before is, and what becomes of another one. */
function checkYear(form: ExtractedForm, { taxYear }: ReturnAround): ExtractedForm {
  const year = Number(textAt(form, 'tax_year'));
  if (taxYear === null || !Number.isInteger(year) || year === 0 || year === taxYear - 1) return form;
  const what =
    year >= taxYear
      ? `This is a Form 1040 for ${year}, not for the year before your ${taxYear} return.`
      : `This Form 1040 is for ${year}, so it’s too old.`;
  const problem: Problem = {
    code: 'other_return_year',
    severity: 'warning',
    message: `${what} We can’t use it. Your ${taxYear} return starts from your ${taxYear - 1} Form 1040. Upload that one.`,
    fieldPath: 'tax_year',
  };
  return { ...form, problems: [...form.problems, problem].slice(0, 50) };
}

/** On a joint return either of two may be the filer: the other person's return has neither number, or neither name. */
function checkPeople(form: ExtractedForm, people: KnownPeople, around: ReturnAround): ExtractedForm {
  const printed = ['taxpayer_ssn', 'spouse_ssn'].map((path) => digitsOf(textAt(form, path)).slice(-4));
  const numbers = printed.filter((number) => number.length === 4);
  const known = people.numbers
    .map((number) => digitsOf(number).slice(-4))
    .filter((number) => number.length === 4);
  const [first] = numbers;
  if (first !== undefined && known.length > 0) {
    if (numbers.some((number) => known.includes(number))) return form;
    return doubt(form, 'taxpayer_ssn', {
      code: 'other_person',
      severity: 'warning',
      message: `The SSN or ITIN on this return ends in ${first}. It doesn’t match yours or your spouse’s. Use this return only if it’s your own from last year.`,
    });
  }
  const account = around.accountLastName === null ? [] : [around.accountLastName];
  const names = (people.lastNames.length > 0 ? people.lastNames : account)
    .map(lettersOf)
    .filter((name) => name.length > 1);
  const onForm = ['taxpayer_last', 'spouse_last']
    .map((path) => textAt(form, path))
    .filter((name) => name !== '');
  const [shown] = onForm;
  if (shown === undefined || names.length === 0) return form;
  const isKnown = onForm.some((name) =>
    names.some((own) => lettersOf(name).includes(own) || own.includes(lettersOf(name))),
  );
  if (isKnown) return form;
  return doubt(form, 'taxpayer_last', {
    code: 'other_name',
    severity: 'warning',
    message: `We read the name “${shown.slice(0, 60)}.” That isn’t your name or your spouse’s. Use it only if this is your own return from last year.`,
  });
}

/** The same return uploaded twice changes nothing; two different ones of one year do. */
function checkAnother(form: ExtractedForm, others: readonly OtherDocument[]): ExtractedForm {
  const [year, income] = [textAt(form, 'tax_year'), textAt(form, 'line11')];
  const other = others.find(
    (one) =>
      one.form === priorReturnForm &&
      one.fields.some(({ path, value }) => path === 'tax_year' && value === year) &&
      one.fields.some(
        ({ path, value }) => path === 'line11' && typeof value === 'string' && value !== income,
      ),
  );
  if (year === '' || income === '' || other === undefined) return form;
  return doubt(form, 'line11', {
    code: 'another_return',
    severity: 'warning',
    message: `“${other.documentName}” is also a Form 1040 for ${year}, with a different amount on line 11. Delete the one you didn’t file.`,
  });
}

/** What the rest of the account says against an uploaded return of last year. */
export const comparePriorReturn = (
  form: ExtractedForm,
  others: readonly OtherDocument[],
  people: KnownPeople,
  around: ReturnAround,
): ExtractedForm => checkYear(checkAnother(checkPeople(form, people, around), others), around);

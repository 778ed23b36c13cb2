import { type Kind } from '../kinds/kind';
import { takeColumnSums } from './column-sums';
import { blankCritical, type RawField } from './evidence';
import { type Page, surround } from './page';
import { partPairs } from './part-pairs';
import { readBox, toValue } from './read-boxes';
import { isVoid, readChecks } from './read-checks';
import { readCodes, readNotes } from './read-codes';
import { readGrid } from './read-grids';
import { readParty } from './read-parties';
import { readRows } from './read-rows';
import { readTable } from './read-tables';
import { readYear } from './read-year';
import { type Sheet } from './sheet';

const headPaths = (kind: Kind) =>
  new Set([
    ...kind.parties.flatMap((party) => [party.name.path, party.address.path, party.phone?.path ?? '']),
    ...kind.identity,
  ]);

/**
 * Statements print payer and recipient once, at the head of the page, and several forms below. A
 * form without a head of its own takes the one of the form before it.
 */
export function inheritHead(form: RawForm, before: RawForm | undefined): RawForm {
  if (!before || form.hasHead) return form;
  const paths = headPaths(form.kind);
  const fields = form.fields.map((field) => {
    const donor = paths.has(field.path)
      ? before.fields.find((other) => other.path === field.path)
      : undefined;
    if (field.value !== null || !donor || donor.value === null) return field;
    return { ...donor, confidence: Math.min(donor.confidence, 0.92) };
  });
  return { ...form, taxYear: form.taxYear ?? before.taxYear, fields };
}

/** How sure a number makes us that another form of the page has: it is looked at. */
const shared = 0.85;

/**
 * The head of a statement in columns is cut with them: a number that one form of the page has, and no other has another of,
 * is taken over by those that have none. Two forms of one kind are perhaps two people's.
 */
export function shareHead(onPage: readonly RawForm[]): RawForm[] {
  const areDistinct = new Set(onPage.map(({ kind }) => kind.form)).size === onPage.length;
  if (onPage.length < 2 || !areDistinct) return [...onPage];
  return onPage.map((form) => {
    const fields = form.fields.map((field): RawField => {
      if (field.value !== null || !form.kind.identity.includes(field.path)) return field;
      const donors = onPage.flatMap((other) =>
        other.fields.filter(({ path, value }) => path === field.path && value !== null),
      );
      const [donor] = donors;
      if (donor === undefined || new Set(donors.map(({ value }) => value)).size > 1) return field;
      return { ...donor, confidence: Math.min(donor.confidence, shared) };
    });
    return { ...form, fields };
  });
}

/**
 * Further pages of a statement often say no more who it is from and for than its first did: where all forms before name one
 * and the same number, a form without a head of its own takes it over, and it is asked.
 */
export function carryHead(all: readonly RawForm[]): RawForm[] {
  return all.map((form, at) => {
    if (form.hasHead) return form;
    const before = all.slice(0, at).filter(({ page }) => page.number < form.page.number);
    const fields = form.fields.map((field): RawField => {
      const { format } = form.kind.fields.find(({ path }) => path === field.path) ?? {};
      if (field.value !== null || !/^(ssn|ein|tin)$/u.test(format ?? '')) return field;
      const donors = before.flatMap((other) =>
        other.fields.filter(({ path, value }) => path === field.path && value !== null),
      );
      const [donor] = donors;
      if (donor === undefined || new Set(donors.map(({ value }) => value)).size > 1) return field;
      return { ...donor, confidence: Math.min(donor.confidence, carried) };
    });
    return { ...form, fields };
  });
}

/** How sure a number of an earlier page makes us: it is looked at. */
const carried = 0.6;

/** Printed as nobody prints other numbers: of a firm, and of a person, masked or not. */
const firmShape = /^\d{2}-\d{7}$/u;

/**
 * A number that the form goes by and no label we know announces ("SSN", "Fed ID"): the only one of its shape on the page is
 * taken, and asked. Where there are several, the blank is asked.
 */
export function takeNumbers(form: RawForm): RawForm {
  const numbers = form.kind.fields.filter(({ format }) => /^(ssn|ein|tin)$/u.test(format));
  const { recipient } = form.kind.facts;
  const taken = new Set(
    numbers.map(({ path }) => form.fields.find((field) => field.path === path)?.value ?? null),
  );
  const fields = form.fields.map((field): RawField => {
    const spec = numbers.find(({ path }) => path === field.path);
    if (spec === undefined || field.value !== null || field.isSeen === true) return field;
    const shape = field.path === recipient || spec.format === 'ssn' ? ssnShape : firmShape;
    const shaped = form.page.words.filter(
      ({ source, text }) => source === 'text' && shape.test(text) && !taken.has(text),
    );
    const [word] = shaped;
    if (word === undefined) return field;
    const isOnly = new Set(shaped.map(({ text }) => text)).size === 1;
    if (!isOnly || numbers.length > 2)
      return { ...field, confidence: Math.min(field.confidence, blankCritical) };
    return { ...field, value: word.text, confidence: takenByShape, box: surround([word]) };
  });
  return { ...form, fields };
}

/** A form as read from one sheet, before copies are joined. */
export interface RawForm {
  kind: Kind;
  page: Page;
  taxYear: number | null;
  fields: RawField[];
  /** Names someone on the sheet itself. */
  hasHead: boolean;
  isVoid?: boolean;
}

export function readSheet(whole: Sheet): RawForm {
  const { kind } = whole;
  const sheet = kind.corrects === undefined ? whole : partPairs(whole);
  const fields = [
    ...takeColumnSums(
      sheet,
      kind.fields.map((field) => readBox(sheet, field)),
    ),
    ...kind.parties.flatMap((party, index) => readParty(sheet, party, index === 0 && sheet.area.y0 < 1)),
    ...kind.codes.flatMap((group) => readCodes(sheet, group)),
    ...kind.notes.flatMap((group) => readNotes(sheet, group)),
    ...readChecks(sheet, kind.checks),
    ...kind.rows.flatMap((group) => (group.isTable ? readTable(sheet, group) : readRows(sheet, group))),
    ...(kind.grids ?? []).flatMap((grid, index) => readGrid(sheet, grid, index)),
  ];
  takeByShape(sheet, fields);
  const hasHead = sheet.labels.some((label) => label.slot.role === 'name');
  return { kind, page: sheet.page, taxYear: readYear(sheet), fields, hasHead, isVoid: isVoid(sheet) };
}

/** A Social Security number, with its hyphens or masked. */
const ssnShape = /^[\dX*•#]{3}-[\dX*•#]{2}-\d{4}$/iu;

/**
 * On a picture whose label for it nobody could read, the only print shaped like a Social Security number is the number that
 * the form asks for, when it asks for one. It is asked like every number of a person there.
 */
function takeByShape(sheet: Sheet, fields: RawField[]): void {
  const wanted = sheet.kind.fields.filter(({ format }) => format === 'ssn');
  const [spec] = wanted;
  const field = fields.find(({ path }) => path === spec?.path);
  if (wanted.length !== 1 || spec === undefined || field === undefined || field.value !== null) return;
  const shaped = sheet.words.filter(({ source, text }) => source === 'ocr' && ssnShape.test(text));
  const [word] = shaped;
  if (word === undefined || new Set(shaped.map(({ text }) => text)).size !== 1) return;
  const taken = { value: toValue('ssn', word.text), confidence: takenByShape, box: surround([word]) };
  Object.assign(field, taken);
}

/** How sure such a number makes us: it is looked at. */
const takenByShape = 0.6;

export const isAmount = (value: RawField['value']): value is string =>
  typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value);

/** A form that someone filled in: an amount other than zero, or who it is about. */
export function isFilled(form: RawForm): boolean {
  const amounts = form.fields.filter((field) => isAmount(field.value) && Number(field.value) !== 0);
  const identity = form.kind.identity.filter((path) =>
    form.fields.some((field) => field.path === path && field.value !== null),
  );
  return amounts.length > 0 || identity.length >= 2;
}

import { type Kind } from '../kinds/kind';
import { type RawField } from './evidence';
import { type Page } from './page';
import { readBox } from './read-boxes';
import { readChecks } from './read-checks';
import { readCodes, readNotes } from './read-codes';
import { readParty } from './read-parties';
import { readRows } from './read-rows';
import { readYear } from './read-year';
import { type Sheet } from './sheet';

/** A form as read from one sheet, before copies are joined. */
export interface RawForm {
  kind: Kind;
  page: Page;
  taxYear: number | null;
  fields: RawField[];
}

export function readSheet(sheet: Sheet): RawForm {
  const { kind } = sheet;
  const fields = [
    ...kind.fields.map((field) => readBox(sheet, field)),
    ...kind.parties.flatMap((party, index) => readParty(sheet, party, index === 0)),
    ...kind.codes.flatMap((group) => readCodes(sheet, group)),
    ...kind.notes.flatMap((group) => readNotes(sheet, group)),
    ...readChecks(sheet, kind.checks),
    ...kind.rows.flatMap((group) => readRows(sheet, group)),
  ];
  return { kind, page: sheet.page, taxYear: readYear(sheet), fields };
}

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

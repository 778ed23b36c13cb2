import { type PDFFont, PDFTextField } from '@cantoo/pdf-lib';
import type { PrintedFacts, PrintedForm } from '../printed-return';
import { layText } from './draw-field';
import type { Statement } from './plan-sheets';
import type { Part, Place, Sheet } from './sheet';
import type { WrittenSheet } from './write-sheets';
import { writeValue } from './write-value';

/** What the facts are called that words of any length stand in. */
const factNames: Readonly<Record<string, string>> = {
  names: 'Name(s) shown on return',
  activity: 'Business or activity',
  business: 'Trade or business',
  address: 'Address',
  description: 'Description',
  entry: 'Type and amount',
  otherProperty: 'Line 1b, type of property',
};

const fieldOf = (place: Place): string | null =>
  typeof place === 'string' ? place : 'cells' in place ? null : place[0];

/** The line, or the fact, that a field belongs to, as a reader of the form finds it. */
function placeOf(sheet: Sheet, field: string): string {
  const parts: readonly Part[] = [sheet, ...(sheet.tables ?? []).flatMap(({ rows }) => rows)];
  const named = (places: Part['lines']) =>
    Object.entries(places ?? {}).find(([, place]) => fieldOf(place) === field)?.[0];
  for (const { lines, facts } of parts) {
    const line = named(lines)?.split('@')[0];
    if (line !== undefined) return `Line ${line}`;
    const fact = named(facts)?.split(' ')[0];
    if (fact !== undefined) return factNames[fact] ?? 'Name';
  }
  return 'Entry';
}

/** The texts of a filled form for which its fields have no room. */
function longTextsOf({ sheet, values, filled }: WrittenSheet, font: PDFFont): PrintedFacts[] {
  return values.flatMap((one) => {
    const field = filled.fields.get(one.field);
    if (one.kind !== 'text' || !(field instanceof PDFTextField) || field.isCombed()) return [];
    const text = writeValue(one.value, one.writing);
    const [widget] = field.acroField.getWidgets();
    if (widget === undefined || layText(font, widget.getRectangle(), text) !== null) return [];
    return [{ place: placeOf(sheet, one.field), words: text }];
  });
}

/** Statements with the texts that were too long for their fields, beside those that the plan has. */
export function withLongTexts(
  sheets: readonly WrittenSheet[],
  statements: readonly Statement[],
  forms: readonly PrintedForm[],
  font: PDFFont,
): Statement[] {
  const all = new Map(statements.map((statement) => [statement.form, statement]));
  for (const written of sheets) {
    const rows = longTextsOf(written, font);
    const form = forms[written.position]?.name;
    if (rows.length === 0 || form === undefined) continue;
    const before = all.get(form) ?? { form, rows: [], lists: [] };
    all.set(form, { ...before, lists: [...before.lists, { title: 'longEntries', rows }] });
  }
  return [...all.values()];
}

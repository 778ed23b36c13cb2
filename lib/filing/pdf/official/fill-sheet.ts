import {
  PDFCheckBox,
  PDFDocument,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { FieldValue } from './plan-sheets';
import { saysValue, writeValue } from './write-value';

/** A field of an official form by the name that the maps use: without the root and without [0]. */
export const fieldName = (full: string): string => full.replace(/^[^.]+\./, '').replaceAll('[0]', '');

/** Boxes that share a field without being marked as a choice of one (a radio group). */
export const isShared = (field: PDFField): field is PDFCheckBox =>
  field instanceof PDFCheckBox && field.acroField.getWidgets().length > 1;

/** The file of an operator is not the form that the maps were made for. */
export class WrongFormError extends Error {}

/** A field of the filled form says something else than its line. Nothing is handed out. */
export class ReadBackError extends Error {}

async function open(bytes: Uint8Array): Promise<{ pdf: PDFDocument; fields: Map<string, PDFField> }> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true });
  // The forms hold a second description of themselves (XFA) that would not show what is filled in.
  pdf.getForm().deleteXFA();
  return {
    pdf,
    fields: new Map(
      pdf
        .getForm()
        .getFields()
        .map((one) => [fieldName(one.getName()), one]),
    ),
  };
}

/**
 * The year that the title of an IRS form begins with, such as "2025 Schedule 2 (Form 1040)"; null for any other title:
 * states keep titles of earlier years.
 */
const editionOf = (pdf: PDFDocument): string | null =>
  /^(20\d\d) (?:Form|Schedule)\b/.exec(pdf.getTitle() ?? '')?.[1] ?? null;

/**
 * Puts values into the fields of an official form.
 * @throws WrongFormError when it is a form of another year, or a field is missing or too short
 */
export async function fillSheet(
  bytes: Uint8Array,
  values: readonly FieldValue[],
  taxYear?: number,
): Promise<Uint8Array> {
  const { pdf, fields } = await open(bytes);
  // Forms of two years often have the same fields for other lines.
  const edition = editionOf(pdf);
  if (taxYear !== undefined && edition !== null && edition !== String(taxYear))
    throw new WrongFormError(`it is the form for ${edition}, not ${taxYear}`);
  for (const value of values) {
    const field = fields.get(value.field);
    if (value.kind === 'box' && value.choice !== undefined && field !== undefined && isShared(field)) {
      const on = field.acroField.getWidgets().map((widget) => widget.getOnValue()?.decodeText());
      if (!on.includes(value.choice)) throw new WrongFormError(`field ${value.field} has no such choice`);
      field.acroField.dict.set(PDFName.of('V'), PDFName.of(value.choice));
    } else if (value.kind === 'box' && field instanceof PDFCheckBox) {
      const on = field.acroField.getOnValue();
      if (on === undefined) throw new WrongFormError(`box ${value.field} has no state`);
      field.acroField.setValue(on);
    } else if (value.kind === 'text' && field instanceof PDFTextField) {
      const text = writeValue(value.value, value.writing);
      const most = field.getMaxLength();
      if (most !== undefined && text.length > most)
        throw new WrongFormError(`field ${value.field} holds at most ${most} characters`);
      field.acroField.setValue(PDFHexString.fromText(text));
    } else if (value.kind === 'box' && field instanceof PDFRadioGroup) {
      const { choice = '' } = value;
      if (!field.getOptions().includes(choice))
        throw new WrongFormError(`field ${value.field} has no such choice`);
      field.acroField.setValue(PDFName.of(choice));
    } else throw new WrongFormError(`no field ${value.field}`);
  }
  return pdf.save({ updateFieldAppearances: false });
}

/** A filled form, read again from its bytes. */
export interface FilledSheet {
  pdf: PDFDocument;
  fields: ReadonlyMap<string, PDFField>;
}

/** What a field says: its text, true for a checked box, the choice of boxes that share a field; null when it is empty. */
export function readField(field: PDFField | undefined): string | true | null {
  if (field !== undefined && isShared(field)) {
    const chosen = field.acroField.dict.lookup(PDFName.of('V'));
    const isOn = field.acroField.getWidgets().some((widget) => widget.getOnValue() === chosen);
    return isOn && chosen instanceof PDFName ? chosen.decodeText() : null;
  }
  if (field instanceof PDFCheckBox) return field.isChecked() ? true : null;
  if (field instanceof PDFRadioGroup) return field.getSelected() ?? null;
  return field instanceof PDFTextField ? (field.getText() ?? '') || null : null;
}

/**
 * Reads a filled form and compares every field with what it has to say; a field that should be empty must be.
 * @throws ReadBackError naming the field that differs
 */
export async function readSheet(bytes: Uint8Array, values: readonly FieldValue[]): Promise<FilledSheet> {
  const { pdf, fields } = await open(bytes);
  const due = new Map(values.map((value) => [value.field, value]));
  if (due.size !== values.length) throw new ReadBackError('two lines share one field');
  for (const [name, field] of fields) {
    const found = readField(field);
    const value = due.get(name);
    const same =
      value === undefined
        ? found === null
        : value.kind === 'box'
          ? found === (value.choice ?? true)
          : typeof found === 'string' && saysValue(found, value.value, value.writing);
    if (!same) throw new ReadBackError(`field ${name} differs`);
  }
  return { pdf, fields };
}

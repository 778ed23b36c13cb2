import type { PDFPage } from '@cantoo/pdf-lib';
import { log } from '@/lib/infra/log';
import type { PrintedReturn } from '../printed-return';
import { sheetsOf, sheetsOfAnyYear } from './all-sheets';
import { type FilledSheet, fillSheet, readSheet, WrongFormError } from './fill-sheet';
import { type PlannedSheet, planSheets, type SheetPlan } from './plan-sheets';
import type { Sheet } from './sheet';

/** Gives the bytes of an official form; null when the operator does not have it. */
export type FormFiles = ReadonlyMap<string, Uint8Array>;

/** A form that is filled in and was read back. */
export interface WrittenSheet extends PlannedSheet {
  filled: FilledSheet;
}

export interface WrittenSheets extends Omit<SheetPlan, 'sheets'> {
  sheets: WrittenSheet[];
}

/** Pages of an official form within the finished paper. */
export type SheetPages = readonly PDFPage[];

/**
 * Fills in every official form that is there, reads each one back, and compares it with the lines. A file that is
 * another edition than the maps know is left out: its form is printed in our own layout.
 * @throws ReadBackError when a field says something else than its line
 */
export async function writeSheets(
  printed: PrintedReturn,
  files: FormFiles,
  known: readonly Sheet[] = [...sheetsOf(printed.taxYear), ...sheetsOfAnyYear],
): Promise<WrittenSheets> {
  const usable = new Set(files.keys());
  for (;;) {
    const plan = planSheets(printed, known, usable);
    const written: WrittenSheet[] = [];
    let wrong: string | null = null;
    for (const planned of plan.sheets) {
      const bytes = files.get(planned.sheet.file);
      if (bytes === undefined) continue;
      try {
        const filled = await fillSheet(bytes, planned.values, printed.taxYear);
        written.push({ ...planned, filled: await readSheet(filled, planned.values) });
      } catch (error) {
        if (!(error instanceof WrongFormError)) throw error;
        log.warn({ file: planned.sheet.file, fault: error.message }, 'an official form can’t be used');
        wrong = planned.sheet.file;
        break;
      }
    }
    if (wrong === null) return { ...plan, sheets: written };
    usable.delete(wrong);
  }
}

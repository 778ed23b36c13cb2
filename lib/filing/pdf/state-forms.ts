import { adoptSheet } from './official/adopt-sheet';
import { stateSheets } from './official/all-sheets';
import { type FormFiles, type WrittenSheet, writeSheets } from './official/write-sheets';
import { Flow } from './flow';
import { writeOwnForms } from './own-form';
import type { PrintedForm, PrintedReturn } from './printed-return';
import type { TaggedPdf } from './tagged-pdf';

/** State returns as they are printed: official forms that are filled in, and working copies of all others. */
export interface StatePaper {
  /** `forRecords`: the print says that it is a copy for the filer. */
  official: readonly { name: string; forRecords: boolean; sheet: WrittenSheet }[];
  own: readonly PrintedForm[];
}

/** A blank line stays blank on a state's form; a map that doesn't know a line with a figure leaves it to the working copy. */
const isFilled = ({ value }: PrintedForm['lines'][number]): boolean =>
  value !== 0 && value !== '' && value !== false;

/** "Form 140 (Arizona working copy, do not mail)" without what is in brackets; returns signed earlier say "work copy". */
const plainName = (name: string): string => name.replace(/ \([^()]* work(?:ing)? copy, do not mail\)$/, '');

/** Rows for dependents on the first page of a state's form. */
const rowsForDependents = 4;

/** The maps know full-year residents; each map says for which filers it has room (`when`, `whenNot`). */
const isResident = ({ facts }: PrintedForm): boolean => facts['kind'] === 'resident';

const isDependent = ({ id }: PrintedForm): boolean => id === '1040-dependents';

/**
 * Fills in the official forms of states that are there and fit.
 * @throws ReadBackError when a filled form differs from the lines
 */
export async function planStatePaper(printed: PrintedReturn, files: FormFiles): Promise<StatePaper> {
  const forms = printed.stateForms ?? [];
  const shown = forms.filter(isResident).map((form) => ({ ...form, lines: form.lines.filter(isFilled) }));
  // Dependents stand on the federal return; a state's form has rows for them.
  const dependents = printed.forms.filter(isDependent);
  const facts = {
    ...printed.facts,
    alone: printed.facts['filingStatus'] === 'single' && dependents.length === 0,
    childless: dependents.length === 0,
    large: dependents.length > rowsForDependents,
  };
  const { sheets, covered } = await writeSheets(
    { ...printed, facts, forms: [...shown, ...dependents] },
    files,
    stateSheets.filter(({ form }) => shown.some(({ id }) => id === form)),
  );
  const filled = new Set([...covered].map((position) => shown[position]?.id));
  return {
    official: sheets.map(({ position, ...sheet }) => ({
      name: plainName(shown[position]?.name ?? ''),
      forRecords: sheet.sheet.forRecords === true,
      sheet: { ...sheet, position },
    })),
    own: forms.filter((form) => !isResident(form) || !filled.has(form.id)),
  };
}

/** The pages of the state returns: official forms first, then the working copies, each of whose pages says "do not mail". */
export function writeStatePaper(
  pdf: TaggedPdf,
  { official, own }: StatePaper,
  printed: PrintedReturn,
  footer: string,
): void {
  for (const { name, sheet } of official) {
    const [first] = adoptSheet(pdf, sheet);
    if (first !== undefined) pdf.bookmark(name, first);
  }
  if (own.length > 0)
    writeOwnForms(
      new Flow(pdf, `State working copy. Do not mail. ${footer}`, 'State working copies'),
      own,
      printed,
      false,
    );
}

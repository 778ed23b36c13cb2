import { adoptSheet } from './official/adopt-sheet';
import { stateSheets } from './official/all-sheets';
import { type FormFiles, type WrittenSheet, writeSheets } from './official/write-sheets';
import { Flow } from './flow';
import { writeOwnForms } from './own-form';
import type { PrintedForm, PrintedReturn } from './printed-return';
import type { TaggedPdf } from './tagged-pdf';

/** State returns as they are printed: official forms that are filled in, and work copies of all others. */
export interface StatePaper {
  official: readonly { name: string; sheet: WrittenSheet }[];
  own: readonly PrintedForm[];
}

/** A blank line stays blank on a state's form; a map that doesn't know a line with a figure leaves it to the work copy. */
const isFilled = ({ value }: PrintedForm['lines'][number]): boolean =>
  value !== 0 && value !== '' && value !== false;

/** "Form 140 (Arizona work copy, do not mail)" without what is in brackets. */
const plainName = (name: string): string => name.replace(/ \([^()]* work copy, do not mail\)$/, '');

/** The maps know one filer without dependents, who lived in the state all year. */
const isPlain = ({ facts, forms }: PrintedReturn): boolean =>
  facts['filingStatus'] === 'single' && !forms.some(({ id }) => id === '1040-dependents');

/**
 * Fills in the official forms of states that are there and fit.
 * @throws ReadBackError when a filled form differs from the lines
 */
export async function planStatePaper(printed: PrintedReturn, files: FormFiles): Promise<StatePaper> {
  const forms = printed.stateForms ?? [];
  const shown = forms.map((form) => ({ ...form, lines: form.lines.filter(isFilled) }));
  const plain = isPlain(printed) && forms.every(({ facts }) => facts['kind'] === 'resident');
  const { sheets, covered } = await writeSheets(
    { ...printed, forms: shown },
    plain ? files : new Map(),
    stateSheets,
  );
  return {
    official: sheets.map((sheet) => ({ name: plainName(forms[sheet.position]?.name ?? ''), sheet })),
    own: forms.filter((_, position) => !covered.has(position)),
  };
}

/** The pages of the state returns: official forms first, then the work copies, each of whose pages says "do not mail". */
export function writeStatePaper(
  paper: TaggedPdf,
  { official, own }: StatePaper,
  printed: PrintedReturn,
  footer: string,
): void {
  for (const { name, sheet } of official) {
    const [first] = adoptSheet(paper, sheet);
    if (first !== undefined) paper.bookmark(name, first);
  }
  if (own.length > 0)
    writeOwnForms(
      new Flow(paper, `State work copy. Do not mail. ${footer}`, 'State work copies'),
      own,
      printed,
      false,
    );
}

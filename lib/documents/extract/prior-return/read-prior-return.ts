import { priorReturn } from '../../kinds/prior-return';
import { basisLine, nameOfLine, priorLines } from '../../kinds/prior-return-lines';
import { checkBoxes } from '../check-boxes';
import { blankCritical, type RawField } from '../evidence';
import { type MergedForm } from '../merge-copies';
import { type Page } from '../page';
import { type ExtractedForm } from '../schema';
import { toPageBox } from '../upright';
import { findReturns, type PriorReturnPages, type SheetPage } from './find-sheets';
import { isTickedNear, readDependents, readHead, readNumber, readStatus } from './read-head';
import { readLine } from './read-line';
import { findKeys } from './rows';

const labels = Object.fromEntries(priorReturn.fields.map(({ path, label }) => [path, label]));

/** What was found in a file of last year's return: the forms, and the pages that belong to them. */
export interface PriorReturns {
  forms: ExtractedForm[];
  pages: ReadonlySet<number>;
  /** A return without any amount was there. */
  isBlank: boolean;
}

/** Last year's return in the pages of a file, line by line; nothing where no page is a Form 1040. */
export function readPriorReturns(pages: readonly Page[]): PriorReturns {
  const found = findReturns(pages);
  const read = found.map((one) => readReturn(one));
  const filled = read.filter(({ fields }) =>
    fields.some(({ path, value }) => path.startsWith('line') && value !== null),
  );
  return {
    forms: filled.map((form) => toForm(form, pages)),
    pages: new Set(found.flatMap(({ sheets }) => sheets.map(({ page }) => page.number))),
    isBlank: found.length > 0 && filled.length === 0,
  };
}

function readReturn({ taxYear, sheets }: PriorReturnPages): MergedForm {
  const [first] = sheets;
  if (first === undefined) throw new Error('a return has pages');
  const main = sheets.filter(({ sheet }) => sheet === 'main');
  const front = main[0] ?? first;
  const status = readStatus(front.page, front.rows, labels['filing_status'] ?? '');
  const lines = priorLines.flatMap((line): RawField[] => {
    const wanted = { ...line, label: labels[line.path] ?? line.name };
    const fields = sheets
      .filter(({ sheet }) => sheet === line.sheet)
      .flatMap(({ page, rows }) => readLine(wanted, page, rows) ?? []);
    const best = fields.find(({ value }) => value !== null) ?? fields[0];
    if (best !== undefined) return [best];
    // What this year's return can't do without is asked where nobody found it.
    return line.critical ? [unread(front, wanted)] : [];
  });
  return {
    kind: priorReturn,
    page: front.page,
    taxYear,
    hasHead: true,
    problems: [],
    fields: [
      readYear(front, taxYear),
      ...readHead(front.page, front.rows, labels),
      ...(status === null ? [] : [status]),
      ...readDependents(front.page, front.rows),
      ...lines,
      ...readSalesTax(sheets),
      ...readBases(sheets),
    ],
  };
}

/** The year is a field, so that a person can say it where the print doesn't. */
function readYear({ page, rows }: SheetPage, taxYear: number | null): RawField {
  const label = labels['tax_year'] ?? '';
  const words = rows.flatMap((row) =>
    row.words.filter(({ text }) => taxYear !== null && text.includes(String(taxYear))),
  );
  const [box] = words;
  if (taxYear === null || box === undefined)
    return {
      ...unread({ page }, { path: 'tax_year', label }),
      value: taxYear === null ? null : String(taxYear),
    };
  const isSeen = box.source === 'ocr';
  return {
    path: 'tax_year',
    label,
    value: String(taxYear),
    confidence: isSeen ? 0.8 : 0.95,
    page: page.number,
    box,
  };
}

const unread = (
  { page }: Pick<SheetPage, 'page'>,
  { path, label }: { path: string; label: string },
): RawField => ({
  path,
  label,
  value: null,
  confidence: blankCritical,
  page: page.number,
  box: { x0: 0, y0: 0, x1: 0, y1: 0 },
});

function readSalesTax(sheets: readonly SheetPage[]): RawField[] {
  const schedule = sheets.find(({ sheet }) => sheet === 'scheduleA');
  if (schedule === undefined) return [];
  const { page, rows } = schedule;
  const ticked = isTickedNear(page, rows, 'check this box');
  if (ticked === null) return [];
  const at = rows.map((row) => findKeys(row, 'check this box')?.box).find((box) => box !== undefined);
  const isSeen = rows.some(({ words }) => words.some(({ source }) => source === 'ocr'));
  return [
    {
      path: 'a_sales_tax',
      label: priorReturn.checks[0]?.label ?? '',
      value: ticked,
      confidence: isSeen ? 0.6 : 0.95,
      page: page.number,
      box: at ?? { x0: 0, y0: 0, x1: 0, y1: 0 },
    },
  ];
}

/** Each Form 8606 with the person that it names. */
function readBases(sheets: readonly SheetPage[]): RawField[] {
  return sheets
    .filter(({ sheet }) => sheet === 'form8606')
    .flatMap(({ page, rows }): RawField[][] => {
      const label = `${nameOfLine(basisLine)}: ${basisLine.name}`;
      const amount = readLine({ ...basisLine, label }, page, rows);
      return amount?.value === null || amount === null ? [] : [[amount, ...readOwner(page, rows)]];
    })
    .slice(0, 2)
    .flatMap((fields, index) =>
      fields.map((field) => ({
        ...field,
        path: `iras[${index}].${field.path === basisLine.path ? 'amount' : field.path}`,
      })),
    );
}

function readOwner(page: Page, rows: SheetPage['rows']): RawField[] {
  for (const row of rows) {
    if (row.y0 > 0.3 * page.height) return [];
    const number = readNumber(row.words.map(({ text }) => text).join(' '));
    if (number === null) continue;
    const words = row.words.filter(({ text }) => /\d{2}/u.test(text));
    const box = words.length === 0 ? row.words : words;
    const [first] = box;
    if (first === undefined) continue;
    const area = { x0: first.x0, y0: row.y0, x1: box.at(-1)?.x1 ?? first.x1, y1: row.y1 };
    return [
      {
        path: 'ssn',
        label: 'Number on Form 8606',
        value: number,
        confidence: 0.93,
        page: page.number,
        box: area,
      },
    ];
  }
  return [];
}

function toForm(raw: MergedForm, pages: readonly Page[]): ExtractedForm {
  const form = checkBoxes(raw);
  const byNumber = new Map(pages.map((page) => [page.number, page]));
  return {
    form: form.kind.form,
    taxYear: form.taxYear,
    corrected: false,
    problems: form.problems,
    fields: form.fields.map(({ box, isSeen: _isSeen, ...field }) => ({
      ...field,
      box: toPageBox(box, byNumber.get(field.page) ?? form.page),
    })),
  };
}

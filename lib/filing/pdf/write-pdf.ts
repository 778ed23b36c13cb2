import { degrees, rgb } from '@cantoo/pdf-lib';
import { amendedAsForm, writeAmendedForm, writeExplanation } from './amended-form';
import { type Contents, writeCover } from './cover';
import { Flow } from './flow';
import type { Occasion } from './occasion';
import { adoptSheet } from './official/adopt-sheet';
import { form1040SR } from './official/sheets/form-1040-sr';
import { withLongTexts } from './official/long-texts';
import { type FormFiles, type WrittenSheet, writeSheets } from './official/write-sheets';
import { writeOwnForms, writeStatement } from './own-form';
import type { PrintedForm, PrintedReturn } from './printed-return';
import { planStatePaper, type StatePaper, writeStatePaper } from './state-forms';
import { TaggedPdf } from './tagged-pdf';
import { listInstallments, writeEstimatedVouchers, writePaymentVoucher } from './vouchers';

/** One attachment with the rows that belong to it. */
interface Group {
  first: PrintedForm;
  positions: number[];
  /** In our own layout. */
  own: PrintedForm[];
  sheets: WrittenSheet[];
}

/** Forms that are printed in another way: as vouchers, or on an application of their own. */
const apart: ReadonlySet<string> = new Set(['1040-v', '4868']);

/** Statements that the IRS has no form for: our own page is the one to mail. */
const statementForms: ReadonlySet<string> = new Set(['schedule-1-a-vehicles', 'net-operating-loss']);

/** "12A" stands between "12" and "13" (attachment sequence numbers). */
const orderOf = ({ sequence }: PrintedForm): number => {
  if (sequence === null) return -1;
  const letter = /[A-Z]$/.exec(sequence)?.[0];
  return Number.parseInt(sequence, 10) + (letter === undefined ? 0 : (letter.charCodeAt(0) - 64) / 100);
};

/** Where another copy of a form, or a row or worksheet of it, goes: "2210-penalty" with "2210", wherever it stands. */
function groupOf(form: PrintedForm, groups: readonly Group[]): Group | undefined {
  const last = groups.at(-1);
  if (last !== undefined && form.id === last.first.id) return last;
  if (form.sequence !== null || form.id === '1040') return undefined;
  return groups.findLast(({ first }) => form.id.startsWith(`${first.id}-`)) ?? last;
}

/** Form 1040, then the attachments by sequence number; rows stay with their form. */
function groupForms(
  forms: readonly PrintedForm[],
  covered: ReadonlySet<number>,
  sheets: readonly WrittenSheet[],
): Group[] {
  const groups: Group[] = [];
  forms.forEach((form, position) => {
    if (!form.attached) return;
    const found = groupOf(form, groups);
    const group = found ?? { first: form, positions: [], own: [], sheets: [] };
    if (found === undefined) groups.push(group);
    group.positions.push(position);
    if (!covered.has(position)) group.own.push(form);
  });
  for (const sheet of sheets)
    groups.find(({ positions }) => positions.includes(sheet.position))?.sheets.push(sheet);
  return groups.toSorted((a, b) => orderOf(a.first) - orderOf(b.first));
}

/** Rows of a form that stand on its own sheets, such as the properties of Schedule E, have no pages of their own. */
const hasPages = ({ own, sheets }: Group): boolean => own.length + sheets.length > 0;

function stampDraft(pdf: TaggedPdf): void {
  for (const page of pdf.pdf.getPages())
    pdf.decorate(page, () => {
      page.drawText('DRAFT', {
        x: 130,
        y: 250,
        size: 130,
        rotate: degrees(45),
        opacity: 0.1,
        font: pdf.fonts.strong,
        color: rgb(0.4, 0.4, 0.4),
      });
      page.drawText('Draft. Not signed or filed. Do not mail.', {
        x: 380,
        y: 778,
        size: 7.5,
        font: pdf.fonts.strong,
        color: rgb(0.55, 0.1, 0.1),
      });
    });
}

/** No service center processes a form in our layout: its figures are copied to the IRS's own one. */
const worksheetBanner = 'Worksheet: do not mail. Copy these figures to the official IRS form.';

/** Nobody signs where the spouse who died would: the survivor writes there that they file as such. */
const hasDied = (who: 'taxpayer' | 'spouse', facts: PrintedReturn['facts']): boolean =>
  facts['joint'] === true && (facts[who === 'spouse' ? 'spouseDateOfDeath' : 'dateOfDeath'] ?? '') !== '';

/** Pages of one attachment: official where there is one, our own otherwise. */
function writeGroup(
  pdf: TaggedPdf,
  group: Group,
  printed: PrintedReturn,
  occasion: Occasion,
  footer: string,
): void {
  for (const written of group.sheets) {
    const { sheet } = written;
    const pages = adoptSheet(pdf, written);
    if (pages[0] !== undefined) pdf.bookmark(group.first.name, pages[0]);
    for (const { page: number, x, y, who } of sheet.signatures ?? []) {
      const page = pages[number];
      if (
        occasion.kind !== 'mail' ||
        page === undefined ||
        (who === 'spouse' && printed.facts['joint'] !== true) ||
        hasDied(who, printed.facts)
      )
        continue;
      pdf.decorate(page, () =>
        page.drawText('Sign here', {
          x: x + 2,
          y: y + 1.5,
          size: 6.5,
          font: pdf.fonts.strong,
          color: rgb(0.12, 0.35, 0.26),
        }),
      );
    }
  }
  const statements = group.own.filter(({ id }) => statementForms.has(id));
  const forms = group.own.filter(({ id }) => !statementForms.has(id));
  for (const [own, banner] of [
    [forms, worksheetBanner],
    [statements, null],
  ] as const)
    if (own.length > 0)
      writeOwnForms(
        new Flow(pdf, footer, own[0]?.name ?? '', occasion.kind === 'mail' ? banner : null),
        own,
        printed,
        occasion.kind === 'mail',
      );
}

/**
 * The whole return as a tagged PDF: a page that says what to do, Form 1040, attachments in the IRS's order, statements,
 * vouchers, and worksheets for the filer. With official forms in `files`, those are filled in and read back first.
 * @throws ReadBackError when a filled form differs from the lines
 */
export async function writeReturnPdf(
  calculated: PrintedReturn,
  occasion: Occasion,
  files: FormFiles = new Map(),
): Promise<Uint8Array> {
  const { dueDiligence } = calculated;
  const printed =
    dueDiligence === undefined ? calculated : { ...calculated, forms: [...calculated.forms, dueDiligence] };
  const amendedForm = amendedAsForm(printed);
  const forms = amendedForm === null ? printed.forms : [...printed.forms, amendedForm];
  const { sheets, statements: planned, covered } = await writeSheets({ ...printed, forms }, files);
  const amendedSheet = sheets.find(({ sheet }) => sheet.form === amendedForm?.id);
  const pdf = await TaggedPdf.create(`${printed.taxYear} federal tax return`);
  const statements = withLongTexts(sheets, planned, forms, pdf.fonts.text);
  const footer = `${printed.filers.map(({ name }) => name).join(' and ')}, tax year ${printed.taxYear}`;
  const groups = groupForms(printed.forms, covered, sheets);
  const records = printed.forms.filter(({ attached, id }) => !attached && !apart.has(id));
  // What is mailed to the IRS holds nothing of a state.
  const states: StatePaper =
    occasion.kind === 'mail' ? { official: [], own: [] } : await planStatePaper(printed, files);
  // Form 1040-V goes with Form 1040; a check for an amended return goes with Form 1040-X itself.
  const pays = printed.amended === undefined && printed.owed > 0 && printed.facts['debit'] !== true;
  // Form 1040-SR, where the filer is old enough for it and the file is there.
  const mainForm = sheets.some(({ sheet }) => sheet.file === form1040SR.file) ? 'Form 1040-SR' : 'Form 1040';
  const hasVouchers = listInstallments(printed).length > 0;
  const contents: Contents[] = [
    ...(printed.amended === undefined ? [] : [{ name: 'Form 1040-X', sequence: null }]),
    ...groups.filter(hasPages).map(({ first, sheets: official }) => ({
      name:
        first.id === '1040'
          ? mainForm
          : official.length > 1
            ? `${first.name} (${official.length})`
            : first.name,
      sequence: first.sequence,
    })),
    ...statements.map(({ form }) => ({ name: `Statement to ${form}`, sequence: null })),
    ...(pays ? [{ name: 'Form 1040-V', sequence: null }] : []),
    ...(hasVouchers ? [{ name: `Form 1040-ES (${printed.taxYear + 1}), vouchers`, sequence: null }] : []),
    ...(occasion.kind === 'mail' || records.length === 0
      ? []
      : [{ name: 'Worksheets, for your records', sequence: null }]),
    ...states.official.map(({ name, forRecords }) => ({
      name: forRecords
        ? `${name}, official state form for your records: don’t mail it`
        : `${name}, official state form: fill in the blanks, sign it, and mail it to the state`,
      sequence: null,
    })),
    ...(states.own.length === 0 ? [] : [{ name: 'State working copies, do not mail', sequence: null }]),
  ];
  const worksheets = groups
    .filter(({ own }) => own.some(({ id }) => !statementForms.has(id)))
    .map(({ first }) => first.name);
  const onForm = amendedSheet !== undefined;
  writeCover(new Flow(pdf, footer, 'What to do next'), printed, occasion, {
    contents,
    worksheets,
    onForm,
    mainForm,
  });
  if (amendedSheet !== undefined) {
    for (const page of adoptSheet(pdf, amendedSheet)) pdf.bookmark('Form 1040-X', page);
    writeExplanation(new Flow(pdf, footer, 'Statement to Form 1040-X'), printed);
  } else if (printed.amended !== undefined) {
    const banner = occasion.kind === 'mail' ? worksheetBanner : null;
    writeAmendedForm(new Flow(pdf, footer, 'Form 1040-X', banner), printed, occasion.kind === 'mail');
  }
  for (const group of groups) writeGroup(pdf, group, printed, occasion, footer);
  for (const statement of statements)
    writeStatement(new Flow(pdf, footer, `Statement to ${statement.form}`), statement, printed);
  if (pays) {
    const voucher = sheets.find(({ sheet }) => sheet.form === '1040-v');
    if (voucher === undefined) writePaymentVoucher(new Flow(pdf, footer, 'Form 1040-V'), printed);
    else for (const page of adoptSheet(pdf, voucher)) pdf.bookmark('Form 1040-V', page);
  }
  if (hasVouchers)
    writeEstimatedVouchers(new Flow(pdf, footer, `Form 1040-ES (${printed.taxYear + 1})`), printed);
  if (occasion.kind !== 'mail' && records.length > 0)
    writeOwnForms(new Flow(pdf, footer, 'Worksheets'), records, printed, false);
  writeStatePaper(pdf, states, printed, footer);
  if (occasion.kind === 'draft') stampDraft(pdf);
  return pdf.save(new Date(printed.calculatedAt));
}

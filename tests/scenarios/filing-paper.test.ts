import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFArray, PDFBool, PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { sheets2024 as sheets } from '@/lib/filing/pdf/official/all-sheets';
import { fieldName, fillSheet, readSheet } from '@/lib/filing/pdf/official/fill-sheet';
import { readFormFolder } from '@/lib/filing/pdf/official/form-files';
import { type PlannedSheet, planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import type { FormFiles } from '@/lib/filing/pdf/official/write-sheets';
import { writeValue } from '@/lib/filing/pdf/official/write-value';
import type { PrintedReturn } from '@/lib/filing/pdf/printed-return';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { comparePages, countLines, writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import { printCalculated } from '@/lib/filing/testing/printed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { anyReturn } from '@/lib/tax/testing/any-return';
import { readTablesApart } from '../setup/pdf-tables-apart';
import { readPdfPages } from '../setup/pdf-text';
import { countShare, isDeep, sampleShare, share } from '../setup/share';
import { sharedPath } from '../setup/shared';
import { returns2024 } from './all-returns';

// Each of these writes and reads several whole PDFs.
jest.setTimeout(300_000);

const draft = { kind: 'draft' } as const;
const record = {
  kind: 'signed',
  hash: 'ab'.repeat(32),
  signedOn: '2025-03-01',
  onForm: '2025-03-01',
} as const;
const mail = { kind: 'mail' } as const;

function printOf(input: ReturnInputJson): PrintedReturn | null {
  const calculated = calculateLines(withIdentity(input));
  return calculated === null ? null : printCalculated(calculated);
}

function named(name: string): PrintedReturn {
  const found = returns2024.find((one) => one.name === name);
  const printed = found === undefined ? null : printOf(found.input);
  if (printed === null) throw new Error(`no return ${name}`);
  return printed;
}

const squeeze = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A file of our own layout with what it should hold. */
type Written = readonly [printed: PrintedReturn, bytes: Uint8Array];

/** Lines of the screen that these PDFs do not hold as they are, and the other way round. */
function compare(files: readonly Written[]): string[][] {
  const read = readTablesApart(files.map(([, bytes]) => bytes));
  return files.map(([printed], index) => comparePages(printed, read[index] ?? []));
}

const lookup = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key));

describe('the return as a PDF in our own layout', () => {
  test('every line is there, and no other; a changed, a missing and a superfluous one are each found', async () => {
    const written: Written[] = [];
    for (const name of [
      'self-employed-parents-with-solar-panels',
      'clinic-in-the-range-with-a-loss-carried-over',
    ]) {
      const printed = named(name);
      expect(countLines(printed)).toBeGreaterThan(100);
      written.push([printed, await writeReturnPdf(printed, record)]);
    }
    const printed = named('self-employed-with-an-ira');
    const bytes = await writeReturnPdf(printed, record);
    const [first, ...others] = printed.forms;
    if (first === undefined) throw new Error('no Form 1040');
    const other = (lines: typeof first.lines): Written => [
      { ...printed, forms: [{ ...first, lines }, ...others] },
      bytes,
    ];
    const changed = first.lines.map((line) =>
      line.line === '11' ? { ...line, value: Number(line.value) + 1 } : line,
    );
    const more = [...first.lines, { line: '99', label: 'Not there', value: 5, unit: 'money' as const }];
    const fewer = first.lines.slice(0, -1);
    expect(compare([...written, other(changed), other(more), other(fewer)])).toEqual([
      [],
      [],
      [expect.stringMatching(/^Form 1040 \(2024\): "11 \| /)],
      ['Form 1040 (2024): "99 | Not there | $5" is printed as ""'],
      [expect.stringMatching(/^Form 1040 \(2024\): "" is printed as ".+"$/)],
    ]);
  });

  // 500 of them: npm run check:filing -- 500
  test('XML = PDF = screen for random returns', async () => {
    const written: Written[] = [];
    for (const input of sampleShare(anyReturn, 90)) {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) continue;
      expect(writeChecked(calculated).faults).toEqual([]);
      const printed = printCalculated(calculated);
      written.push([printed, await writeReturnPdf(printed, record)]);
    }
    expect(written.length).toBeGreaterThan(0.6 * countShare(90));
    expect(compare(written).flat()).toEqual([]);
  });

  test('it is tagged: language, title, and every mark belongs to an element', async () => {
    const bytes = await writeReturnPdf(named('self-employed-parents-with-solar-panels'), mail);
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    const { catalog, context } = pdf;
    expect(String(lookup(catalog.lookup(PDFName.of('MarkInfo'), PDFDict), 'Marked'))).toBe('true');
    expect(lookup(catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict), 'DisplayDocTitle')).toBe(
      PDFBool.True,
    );
    expect(String(catalog.lookup(PDFName.of('Lang')))).toContain('en-US');
    expect(pdf.getTitle()).toBe('2024 federal tax return');
    const tree = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const numbers = tree.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
    for (const page of pdf.getPages()) {
      const key = page.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber();
      expect(numbers.lookup(key * 2, PDFNumber).asNumber()).toBe(key);
      const marks = numbers.lookup(key * 2 + 1, PDFArray);
      expect(marks.size()).toBeGreaterThan(3);
      for (const mark of marks.asArray())
        expect(String(lookup(context.lookup(mark, PDFDict), 'Type'))).toBe('/StructElem');
    }
  });

  test('what a copy is for is said on it', async () => {
    const printed = named('gains-at-25-and-28-percent-with-net-investment-tax');
    const textOf = async (bytes: Uint8Array) => squeeze((await readPdfPages(bytes)).join(' '));
    const [asDraft, toMail, signed] = [
      await textOf(await writeReturnPdf(printed, draft)),
      await textOf(await writeReturnPdf(printed, mail)),
      await textOf(await writeReturnPdf(printed, record)),
    ];
    expect(asDraft).toContain('Draft. Not signed or filed. Do not mail.');
    expect(toMail).not.toContain('Draft');
    expect(toMail).toContain('Sign and date the last page of Form 1040');
    expect(toMail).toContain('Louisville, KY 40293-1000');
    expect(toMail).toContain('Form 1040-V (2024): payment voucher');
    expect(toMail).not.toContain('Worksheets, for your records');
    // Nothing but our own layout here: no page of a form may be taken for one to mail.
    expect(toMail).toContain('Every page of this copy is a worksheet: do not mail it.');
    expect(asDraft).not.toContain('Worksheet: do not mail');
    expect(signed).toContain(`SHA-256 fingerprint ${'ab'.repeat(16)} ${'ab'.repeat(16)}`);
    expect(signed).toContain('March 1, 2025');
    // Form 1040-ES, lines 15a to 15d: a voucher for each payment, with its due date.
    for (const due of ['April 15, 2025', 'June 16, 2025', 'September 15, 2025', 'January 15, 2026'])
      expect(toMail).toContain(`Due ${due} Amount you are paying by check $17,83`);
  });

  test('attachments stand in the order of their sequence numbers', async () => {
    const printed = named('clinic-in-the-range-with-a-loss-carried-over');
    const pages = await readPdfPages(await writeReturnPdf(printed, mail));
    const heads = [
      'Form 1040 (2024)',
      'Schedule 1 (Form',
      'Schedule 2 (Form',
      'Schedule B (Form',
      'Schedule E (Form',
      'Form 8995-A (2024)',
      'Form 8960 (2024)',
    ];
    const found = heads.map((head) => pages.findIndex((text, page) => page > 0 && text.includes(head)));
    expect(found).not.toContain(-1);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  test('the same content gives the same bytes', async () => {
    const printed = named('self-employed-with-an-ira');
    const [one, two] = [await writeReturnPdf(printed, mail), await writeReturnPdf(printed, mail)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });
});

/** Forms that have no official file with us, and stand in our own layout. */
const ownLayout: ReadonlySet<string> = new Set(
  '461 1116 2210 2210-ai 2210-ai-se 2210-penalty 2555 3800 3800-part-3 3800-part-4 3800-part-5 3800-part-6 4137 4562 4562-part-1 4684 4797 4797-line-2 4797-line-10 4797-part-3 4952 5329 5695 5884 6198 6252 6781 6781-line-1 7203 8283 8396 8582 8582-cr 8606 8615 8801 8814 8824 8829 8839 8839-children 8846 8881 8919 8936 8936-a 8941 8958 8958-rows 8995-a-schedule-a 8995-a-schedule-c 8995-a-schedule-c-line-1 net-operating-loss schedule-f schedule-h schedule-j'.split(
    ' ',
  ),
);

/**
 * Field names of the IRS's files of 2024 that the shared folder doesn't hold; their checksums are those of
 * scripts/forms/pinned-2024.json.
 */
const fieldLists = JSON.parse(
  readFileSync(path.resolve(__dirname, '../fixtures/form-fields-2024.json'), 'utf8'),
) as Partial<Record<string, string[]>>;

/** The fields of a form: of its file where that is at hand, else of the list. */
async function namesOf(file: string, files: FormFiles): Promise<Set<string>> {
  const bytes = files.get(file);
  if (bytes === undefined) return new Set(fieldLists[file]);
  const pdf = await PDFDocument.load(bytes, { preserveXFA: true });
  return new Set(
    pdf
      .getForm()
      .getFields()
      .map((field) => fieldName(field.getName())),
  );
}

describe('the official forms', () => {
  const folder = sharedPath('forms/2024');

  test('every line of every return has its field, is filled in and read back', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    const absent = sheets.map(({ file }) => file).filter((file) => !files.has(file));
    expect(absent.filter((file) => fieldLists[file] === undefined)).toEqual([]);
    const left = new Set<string>();
    const seen = new Set<string>();
    const all: PlannedSheet[] = [];
    for (const { input } of returns2024) {
      const printed = printOf(input);
      if (printed === null) continue;
      const { sheets: planned, covered } = planSheets(
        printed,
        sheets,
        new Set(sheets.map(({ file }) => file)),
      );
      printed.forms.forEach(({ id, attached }, position) => {
        if (attached && !covered.has(position)) left.add(id);
      });
      all.push(...planned);
    }
    // Filling takes time: the fullest sheets first, then those that use a field that none before them used.
    const chosen = all
      .filter(({ sheet }) => files.has(sheet.file))
      .toSorted((a, b) => b.values.length - a.values.length)
      .filter(({ sheet, values }) => {
        const fresh = values
          .map(({ field }) => `${sheet.file} ${sheet.form} ${field}`)
          .filter((key) => !seen.has(key));
        for (const key of fresh) seen.add(key);
        return fresh.length > 0;
      });
    expect([...left].filter((id) => !ownLayout.has(id))).toEqual([]);
    // The fullest sheet of each file is always among them.
    const first = new Map(chosen.toReversed().map((one) => [one.sheet.file, one]));
    const filled = new Set(isDeep ? chosen : [...first.values(), ...share(chosen, 20)]);
    for (const { sheet, values } of filled) {
      const bytes = files.get(sheet.file);
      if (bytes === undefined) throw new Error(sheet.file);
      const { fields } = await readSheet(await fillSheet(bytes, values), values);
      expect(fields.size).toBeGreaterThan(10);
    }
    console.warn(
      `${filled.size} sheets filled and read back, ${seen.size} fields of ${sheets.length} maps used`,
    );
    expect(seen.size).toBeGreaterThan(750);
  });

  test('every place of a map is a field of its form, and no field is named twice', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    for (const { file, tables = [], ...sheet } of sheets) {
      const fields = await namesOf(file, files);
      const named = [sheet, ...tables.flatMap(({ rows }) => rows)].flatMap((part) => [
        ...[...Object.values(part.lines ?? {}), ...Object.values(part.facts ?? {})].flatMap((place) =>
          typeof place === 'string' ? place : 'cells' in place ? place.cells : place[0],
        ),
        ...(part.boxes ?? []).map(({ field }) => field),
      ]);
      expect([file, named.filter((field) => !fields.has(field))]).toEqual([file, []]);
      expect([file, named.length]).toEqual([file, new Set(named).size]);
    }
  });

  test('a form without an official file says on each page that it is not to be mailed', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    const printed = named('self-employed-parents-with-solar-panels');
    const pages = (await readPdfPages(await writeReturnPdf(printed, mail, files))).map(squeeze);
    const marked = pages.slice(1).filter((text) => text.includes('Worksheet: do not mail.'));
    expect(marked.length).toBeGreaterThan(0);
    for (const text of marked) expect(text).not.toContain('OMB No.');
    // Form 5695 has no map; what has one is the IRS's own form.
    expect(pages[0]).toMatch(/mail them instead: [^.]*Form 5695/);
    expect(pages[0]).not.toMatch(/mail them instead: [^.]*Schedule SE/);
    expect(pages.filter((text) => text.includes('Form 5695 (2024)'))).toEqual(
      marked.filter((text) => text.includes('Form 5695 (2024)')),
    );
  });

  test('what is filled in can be read as text on the pages, which are tagged', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    const printed = named('gains-at-25-and-28-percent-with-net-investment-tax');
    const bytes = await writeReturnPdf(printed, mail, files);
    const text = (await readPdfPages(bytes)).join(' ');
    const { sheets: planned } = planSheets(printed, sheets, new Set(files.keys()));
    const absent = planned.flatMap(({ sheet, values }) =>
      values.flatMap((one) =>
        one.kind === 'text' &&
        !['digits', 'year1'].includes(one.writing ?? '') &&
        !text.includes(writeValue(one.value, one.writing))
          ? [`${sheet.file} ${one.field}`]
          : [],
      ),
    );
    expect(absent).toEqual([]);
    expect(text).toContain('Sign here');
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(pdf.getForm().getFields()).toEqual([]);
    const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    const numbers = tree.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray);
    expect(numbers.size()).toBe(pdf.getPageCount() * 2);
  });
});

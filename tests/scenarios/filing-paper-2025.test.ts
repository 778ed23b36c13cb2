import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { fillSheet, WrongFormError } from '@/lib/filing/pdf/official/fill-sheet';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import { saysValue, writeValue } from '@/lib/filing/pdf/official/write-value';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { printCalculated } from '@/lib/filing/testing/printed';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { readPdfPages } from '../setup/pdf-text';
import { sharedPath } from '../setup/shared';
import { returns2025 } from './all-returns';

const sheets = sheetsOf(2025);
const files: ReadonlySet<string> = new Set(sheets.map(({ file }) => file));

/** Field names of the IRS's files of 2025, whose checksums are those of scripts/forms/pinned-2025.json. */
const fieldLists = JSON.parse(
  readFileSync(path.resolve(__dirname, '../fixtures/form-fields-2025.json'), 'utf8'),
) as Partial<Record<string, string[]>>;

/** Forms that we have no official file of 2025 of, and statements that have none. */
const ownLayout: ReadonlySet<string> = new Set(
  '1116 2210 2210-penalty 2210-ai 2210-ai-se 3800 3800-part-3 3800-part-4 3800-part-5 3800-part-6 5884 4684 6252 7203 8396 8582-cr 8801 8814 8824 8846 8881 8936-a 8941 8958 8958-rows 8995-a-schedule-a 8995-a-schedule-c 8995-a-schedule-c-line-1 net-operating-loss schedule-1-a-vehicles schedule-h schedule-j'.split(
    ' ',
  ),
);

/** Returns of the workshop, when they are there. */
function sharedReturns(): ReturnInputJson[] {
  return ['differential', 'edges', 'eligibility'].flatMap((name) => {
    const file = sharedPath(`tax/2025/${name}.ndjson`);
    return file === null
      ? []
      : readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { input: ReturnInputJson }).input);
  });
}

const family: ReturnInputJson = {
  taxYear: 2025,
  filingStatus: 'hoh',
  livedApartLastSixMonths: true,
  taxpayer: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1959-05-05', dateOfDeath: '2025-11-02' },
  address: { street: '1 Main St', city: 'Dayton', state: 'OH', zip: '45402' },
  dependents: [
    {
      firstName: 'Cy',
      lastName: 'Lee',
      ssn: '400-11-2233',
      dateOfBirth: '2015-02-02',
      relationship: 'child',
    },
    {
      firstName: 'Di',
      lastName: 'Lee',
      ssn: '400-11-2244',
      dateOfBirth: '2005-02-02',
      relationship: 'child',
      student: true,
      livedInUs: false,
    },
  ],
  w2s: [{ wages: 70_000, federalWithholding: 7_000, qualifiedTips: 5_000, tippedOccupation: '102' }],
  carLoans: [
    { vin: '1PLFN0156SA218785', interest: 2_000, loanDate: '2025-03-01' },
    { vin: '1PLFN0110SA187109', interest: 700, loanDate: '2025-04-01' },
    { vin: '5YJ3E1EA1PF123456', interest: 300, loanDate: '2025-05-01' },
  ],
  adoption: [{ dependentIndex: 0, expenses: 18_000, finalYear: 2025 }],
  dividends: [{ payer: 'Fund', ordinary: 500, capitalGain: 300 }],
  declineActc: true,
};

describe('official forms of 2025', () => {
  test('every line of every return has a field that the IRS’s file has, and no field says two things', () => {
    const left = new Set<string>();
    const unknown = new Set<string>();
    const unread = new Set<string>();
    const used = new Set<string>();
    for (const input of [...returns2025.map((one) => one.input), ...sharedReturns()]) {
      const calculated = calculateLines(withIdentity(input));
      if (calculated === null) continue;
      const printed = printCalculated(calculated);
      const { sheets: planned, covered } = planSheets(printed, sheets, files);
      printed.forms.forEach(({ id, attached }, position) => {
        if (attached && !covered.has(position)) left.add(id);
      });
      for (const { sheet, values } of planned) {
        const fields = values.map(({ field }) => field);
        // What is written has to be understood when it is read back: otherwise nothing is handed out.
        for (const one of values)
          if (one.kind === 'text' && !saysValue(writeValue(one.value, one.writing), one.value, one.writing))
            unread.add(`${sheet.file} ${one.field} ${one.writing ?? ''}`);
        expect([sheet.file, fields.length]).toEqual([sheet.file, new Set(fields).size]);
        for (const field of fields) {
          used.add(`${sheet.file} ${field}`);
          if (!(fieldLists[sheet.file] ?? []).includes(field)) unknown.add(`${sheet.file} ${field}`);
        }
      }
    }
    expect([...left].filter((id) => !ownLayout.has(id))).toEqual([]);
    expect([...unknown]).toEqual([]);
    expect([...unread]).toEqual([]);
    expect(used.size).toBeGreaterThan(sharedPath('tax/2025/edges.ndjson') === null ? 300 : 500);
  });

  test('every place of a map is a field of its file', () => {
    for (const { file, tables = [], ...sheet } of sheets) {
      const known = new Set(fieldLists[file]);
      const named = [sheet, ...tables.flatMap(({ rows }) => rows)].flatMap((part) => [
        ...[...Object.values(part.lines ?? {}), ...Object.values(part.facts ?? {})].flatMap((place) =>
          typeof place === 'string' ? place : 'cells' in place ? place.cells : place[0],
        ),
        ...(part.boxes ?? []).map(({ field }) => field),
      ]);
      expect([file, named.filter((field) => !known.has(field))]).toEqual([file, []]);
      expect([file, named.length]).toEqual([file, new Set(named).size]);
    }
  });

  test('Form 1040 has the boxes and columns of 2025, and Form 8839 its children', () => {
    const { sheets: planned } = planSheets(printOf(family), sheets, files);
    expect(fieldsOf(planned, 'f1040.pdf')).toMatchObject({
      'Page1.c1_3': 'X',
      'Page1.f1_05': '11',
      'Page1.f1_06': '02',
      'Page1.f1_07': '2025',
      'Page1.c1_5': 'X',
      'Page1.c1_8': 'X',
      'Page1.c1_32': 'X',
      'Page1.c1_43': 'X',
      'Page1.f1_70': '300',
      'Page1.Table_Dependents.Row1.f1_31': 'Cy',
      'Page1.Table_Dependents.Row5.Dependent1.c1_13': 'X',
      'Page1.Table_Dependents.Row6.Dependent2.c1_22': 'X',
      'Page1.Table_Dependents.Row7.Dependent1.c1_28': 'X',
      'Page1.Table_Dependents.Row7.Dependent2.c1_29[1]': 'X',
      'Page2.f2_26': '5,000',
      'Page2.Line28_ReadOrder.c2_14': 'X',
    });
    expect(fieldsOf(planned, 'f1040.pdf')).not.toHaveProperty([
      'Page1.Table_Dependents.Row5.Dependent2.c1_15',
    ]);
    expect(fieldsOf(planned, 'f1040s1a.pdf')).toMatchObject({
      'Page1.f1_21': '5,000',
      'Page2.Table_Line22.Line22a.VIN-1_Comb.f2_01': '1PLFN0156SA218785',
      'Page2.f2_07': '3,000',
    });
    expect(fieldsOf(planned, 'f8839.pdf')).toMatchObject({
      'Page1.Table_PartI.BodyRow_Child1.f1_3': 'Cy',
      'Page1.Table_PartI.BodyRow_Child1.f1_5': '2015',
      'Page1.Table_PartI.BodyRow_Child1.c1_4': 'X',
      'Page1.f1_45': '5,000',
    });
  });

  test('a form of another year is not filled in', async () => {
    const pdf = await PDFDocument.create();
    pdf.setTitle('2024 Schedule 2 (Form 1040)');
    pdf.getForm().createTextField('topmost.Page1.f1_12');
    const bytes = await pdf.save();
    const value = { field: 'Page1.f1_12', kind: 'text' as const, value: 7, writing: null };
    await expect(fillSheet(bytes, [value], 2025)).rejects.toThrow(WrongFormError);
    await expect(fillSheet(bytes, [value], 2024)).resolves.toBeInstanceOf(Uint8Array);
  });

  test('without the IRS’s files each page but statements says that it is not to be mailed', async () => {
    const pages = await readPdfPages(await writeReturnPdf(printOf(family), { kind: 'mail' }));
    expect(pages[0]).toContain('Every page of this copy is a worksheet: do not mail it.');
    expect(pages[0]).toContain('2025 Instructions for Form 1040');
    // Somebody died: the form has a box for it, and somebody else signs.
    expect(pages[0]).toContain('The personal representative, or the person in charge');
    expect(pages[0]).toContain('Check that the “Deceased” box');
    const own = pages.slice(1).filter((text) => !/Form 1040-(V|ES)/.test(text));
    const statement = own.filter((text) => text.includes('statement for line 22'));
    expect(statement).toHaveLength(1);
    for (const text of own)
      expect([text.slice(0, 60), text.includes('Worksheet: do not mail.')]).toEqual([
        text.slice(0, 60),
        !statement.includes(text),
      ]);
  });
});

import { PDFDocument } from '@cantoo/pdf-lib';
import { readFormFolder } from '@/lib/filing/pdf/official/form-files';
import { stateSheets } from '@/lib/filing/pdf/official/all-sheets';
import { fieldName, readField } from '@/lib/filing/pdf/official/fill-sheet';
import { planStatePaper } from '@/lib/filing/pdf/state-forms';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { resultsWithStates } from '@/lib/filing/testing/printed';
import { printReturn } from '@/lib/returns/printed-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { readPdfPages } from '../setup/pdf-text';
import { sharedPath } from '../setup/shared';

jest.setTimeout(120_000);

const signed = {
  kind: 'signed',
  hash: 'ab'.repeat(32),
  signedOn: '2025-03-01',
  onForm: '2025-03-01',
} as const;

/** Ann in Arizona: wages 50,000, and 1,000 withheld there. */
function inArizona(more: Partial<ReturnInputJson> = {}) {
  const { results, facts } = resultsWithStates({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1990-05-04', firstName: 'Ann', lastName: 'Featherstone' },
    address: { street: '1 Elm Street', city: 'Tucson', state: 'AZ', zip: '85701' },
    residency: [{ state: 'AZ' }],
    w2s: [
      {
        wages: 50_000,
        federalWithholding: 5000,
        states: [{ state: 'AZ', wages: 50_000, withholding: 1000 }],
      },
    ],
    ...more,
  });
  return printReturn(results, 'approved', facts);
}

const pagesOf = async (bytes: Uint8Array) =>
  (await readPdfPages(bytes)).map((text) => text.replaceAll(/\s+/g, ' '));

describe('state returns on paper', () => {
  test('are working copies that say so on each of their pages, and no part of what the IRS is mailed', async () => {
    const pages = await pagesOf(await writeReturnPdf(inArizona(), signed));
    const copies = pages.filter((text) => text.includes('State working copy. Do not mail.'));
    expect(copies.length).toBeGreaterThan(0);
    const first = pages.findIndex((text) => text.includes('State working copy. Do not mail.'));
    expect(pages.slice(first)).toEqual(copies);
    expect(pages.slice(1, first).some((text) => text.includes('Form 140'))).toBe(false);
    const mailed = await pagesOf(await writeReturnPdf(inArizona(), { kind: 'mail' }));
    expect(mailed.some((text) => text.includes('Form 140'))).toBe(false);
  });
});

describe('official forms of states', () => {
  const folder = sharedPath('forms/2024');

  test('Arizona’s Form 140 is filled in, and its figures can be read on its pages', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    const { official, own } = await planStatePaper(inArizona(), files);
    expect(official.map(({ name }) => name)).toEqual([expect.stringContaining('140')]);
    const fields = official[0]?.sheet.filled.fields;
    const textOf = (field: string) => readField(fields?.get(field));
    // 50,000 less the standard deduction of 14,600, at 2.5%; 1,000 were withheld.
    expect(['12', '35', '43', '45', '46', '53', '63', '79', '80'].map(textOf)).toEqual([
      '50,000',
      '50,000',
      '14,600',
      '35,400',
      '885',
      '1,000',
      '115',
      '115',
      null,
    ]);
    expect(['Filing Status', 'Itemized/Standard', '1b', 'City, Town, Post Office'].map(textOf)).toEqual([
      'Choice4',
      'Choice2',
      'Featherstone',
      'Tucson',
    ]);
    expect(own.some(({ id }) => id === 'az-140')).toBe(false);
    const pages = await pagesOf(await writeReturnPdf(inArizona(), signed, files));
    const form = pages.filter((text) => text.includes('ADOR 10413'));
    expect(form.length).toBeGreaterThan(1);
    for (const text of ['Featherstone', 'Tucson', '35,400', '885', '115'])
      expect(form.some((page) => page.includes(text))).toBe(true);
    // What is mailed to the state carries nobody else’s words.
    expect(form.some((page) => /do not mail|records only|filed by/i.test(page))).toBe(false);
  });

  test('what a form can’t hold stays a working copy: two filers, an age, somebody who lives elsewhere', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    const joint = inArizona({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1991-01-01', firstName: 'Bo', lastName: 'Lee', ssn: '400-01-7777' },
    });
    const older = inArizona({ taxpayer: { dateOfBirth: '1950-05-04', firstName: 'Ann', lastName: 'Lee' } });
    const nonresident = inArizona({ residency: [{ state: 'NV' }] });
    for (const printed of [joint, older, nonresident]) {
      const { official, own } = await planStatePaper(printed, files);
      expect(official).toEqual([]);
      expect(own.map(({ id }) => id)).toContain('az-140');
    }
  });

  test('every map has its file, and every field of a map is in it once', async () => {
    if (folder === null) return;
    const files = await readFormFolder(folder);
    for (const { file, tables = [], ...sheet } of stateSheets) {
      const pdf = await PDFDocument.load(files.get(file) ?? new Uint8Array(), { updateMetadata: false });
      const fields = new Set(
        pdf
          .getForm()
          .getFields()
          .map((field) => fieldName(field.getName())),
      );
      const places = [sheet, ...tables.flatMap(({ rows }) => rows)].flatMap(
        ({ lines, facts, boxes = [] }) => [
          ...[...Object.values(lines ?? {}), ...Object.values(facts ?? {})].flatMap((place) =>
            typeof place === 'string' ? place : 'cells' in place ? place.cells : place[0],
          ),
          // Boxes that share a field, and counts by their amount, name it once for each choice.
          ...new Set(boxes.map(({ field }) => field)),
        ],
      );
      expect([file, places.filter((field) => !fields.has(field))]).toEqual([file, []]);
      expect([file, places.length]).toEqual([file, new Set(places).size]);
    }
  });
});

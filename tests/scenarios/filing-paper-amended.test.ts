import { PDFDocument } from '@cantoo/pdf-lib';
import { amendedAsForm, withAmendment } from '@/lib/filing/pdf/amended-form';
import { sheetsOfAnyYear } from '@/lib/filing/pdf/official/all-sheets';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import type { PrintedReturn } from '@/lib/filing/pdf/printed-return';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { printCalculated } from '@/lib/filing/testing/printed';
import { calculateLines, withIdentity } from '@/lib/filing/testing/signed';
import { computeAmendedReturn, type ReadLine } from '@/lib/tax/amended-return';
import { noCents } from '@/lib/tax/facts/cents';
import { readPdfPages } from '../setup/pdf-text';

const wages = (amount: number) => {
  const calculated = calculateLines(
    withIdentity({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { firstName: 'Ann', lastName: 'Lee', dateOfBirth: '1980-05-05' },
      address: { street: '1 Main St', city: 'Dayton', state: 'OH', zip: '45402' },
      w2s: [{ wages: amount, federalWithholding: 6_000 }],
    }),
  );
  if (calculated === null) throw new Error('the return can’t be computed');
  return calculated;
};

/** A return whose wages were too low by $10,000, amended. */
function amendment(dependents = 0): PrintedReturn {
  const [before, after] = [wages(50_000), wages(60_000)];
  const readerOf =
    ({ lines }: typeof after): ReadLine =>
    (form, line) => {
      const found = lines[form];
      const value = Array.isArray(found) || found === undefined ? undefined : found[line]?.value;
      return typeof value === 'number' ? value : 0;
    };
  const counts = { children: 0, others: 0 };
  const { lines, owed, refund } = computeAmendedReturn(
    { read: readerOf(before), dependents: counts },
    { read: readerOf(after), dependents: { ...counts, children: dependents } },
    { paid: 0, overpaid: 1_984 },
    2024,
  );
  return {
    ...printCalculated(after),
    owed,
    refund,
    amended: { kind: 'amended', lines, explanation: 'A second Form W-2 arrived in May.' },
  };
}

/** A file with the fields that the map names. The IRS's own file wasn't at hand. */
async function blankForm(): Promise<Uint8Array> {
  const [sheet] = sheetsOfAnyYear;
  const pdf = await PDFDocument.create();
  const first = pdf.addPage([612, 792]);
  const second = pdf.addPage([612, 792]);
  const texts = [...Object.values(sheet?.lines ?? {}), ...Object.values(sheet?.facts ?? {})].flatMap(
    (place) => (typeof place === 'string' ? place : 'cells' in place ? place.cells : place[0]),
  );
  texts.forEach((name, at) => {
    const field = pdf.getForm().createTextField(`topmostSubform[0].${name}`);
    field.addToPage(name.startsWith('Page2') ? second : first, {
      x: 40 + (at % 4) * 130,
      y: 740 - Math.floor(at / 4) * 30,
      width: 120,
      height: 14,
    });
  });
  for (const { field: name } of sheet?.boxes ?? [])
    pdf
      .getForm()
      .createCheckBox(`topmostSubform[0].${name}`)
      .addToPage(first, { x: 20, y: 20, width: 8, height: 8 });
  return pdf.save();
}

describe('Form 1040-X on paper', () => {
  test('columns A, B and C stand on the form, and Part II on a statement to it', async () => {
    const printed = amendment();
    const files = new Map([['f1040x.pdf', await blankForm()]]);
    const pages = await readPdfPages(await writeReturnPdf(printed, { kind: 'mail' }, files));
    expect(pages[0]).toContain('Print the pages starting with Form 1040-X.');
    expect(pages[0]).not.toContain('working copy');
    expect(pages[1]).toContain('50,000');
    expect(pages[1]).toContain('10,000');
    expect(pages[1]).toContain('60,000');
    expect(pages[2]).toContain('See the attached statement.');
    expect(pages[3]).toContain('A second Form W-2 arrived in May.');
    expect(pages[3]).not.toContain('Worksheet: do not mail');
  });

  test('each amount stands in the field of its line and column', () => {
    const form = amendedAsForm(amendment());
    if (form === null) throw new Error('no Form 1040-X');
    const { sheets } = planSheets(
      { ...amendment(), forms: [form] },
      sheetsOfAnyYear,
      new Set(['f1040x.pdf']),
    );
    const stated = Object.fromEntries(
      (sheets[0]?.values ?? []).map((one) => [one.field, one.kind === 'text' ? one.value : true]),
    );
    expect(stated).toMatchObject({
      'Page1.f1_01': '2024',
      'Page1.Table_IncomeDeductions.Line1.f1_18': 50_000,
      'Page1.Table_IncomeDeductions.Line1.f1_19': 10_000,
      'Page1.Table_IncomeDeductions.Line1.f1_20': 60_000,
      'Page1.Table_IncomeDeductions.Line2.f1_23': 14_600,
      'Page1.c1_3': true,
    });
  });

  test('a refund by mail comes as a check, and the bank account stands on Form 1040-X alone', async () => {
    const bank = {
      routingNumber: '021000021',
      accountNumber: '12-345678',
      accountType: 'checking' as const,
    };
    const { amended, ...before } = amendment();
    if (amended === undefined) throw new Error('no amendment');
    const printed = withAmendment(
      { ...before, facts: { ...before.facts, ...bank } },
      {
        amended: { ...amended, refund: 500, owed: 0 },
        facts: { refund: { ...bank, applyToNextYear: noCents } },
      },
    );
    const [cover, ...pages] = await readPdfPages(await writeReturnPdf(printed, { kind: 'mail' }));
    expect(cover).toContain('The IRS will mail you a check for your $500 refund.');
    expect(cover).not.toContain('deposited');
    expect([cover, ...pages].join(' ')).not.toContain('345678');
    const signed = {
      kind: 'signed',
      hash: 'a'.repeat(64),
      signedOn: '2025-06-01',
      onForm: '2025-06-01',
    } as const;
    const copy = (await readPdfPages(await writeReturnPdf(printed, signed))).join(' ');
    expect(copy).toContain('deposited into the account ending in 5678');
    expect(copy).toContain('Routing number 021000021, checking account number 12-345678.');
    expect(copy.split('345678')).toHaveLength(2);
  });

  test('a change of dependents, or another revision of the file, stays in our own layout', async () => {
    const files = new Map([['f1040x.pdf', await blankForm()]]);
    const changed = await readPdfPages(await writeReturnPdf(amendment(1), { kind: 'mail' }, files));
    expect(changed[0]).toContain('This is a working copy.');
    const other = await PDFDocument.create();
    other.addPage();
    other.getForm().createTextField('topmostSubform[0].Page1[0].f1_01[0]');
    const pages = await readPdfPages(
      await writeReturnPdf(amendment(), { kind: 'mail' }, new Map([['f1040x.pdf', await other.save()]])),
    );
    expect(pages[0]).toContain('This is a working copy.');
    expect(pages[1]).toContain('A second Form W-2 arrived in May.');
  });
});

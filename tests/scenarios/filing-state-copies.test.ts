import { readField } from '@/lib/filing/pdf/official/fill-sheet';
import { readFormFolder } from '@/lib/filing/pdf/official/form-files';
import { planStatePaper } from '@/lib/filing/pdf/state-forms';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { resultsWithStates } from '@/lib/filing/testing/printed';
import { printReturn } from '@/lib/returns/printed-return';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { readPdfPages } from '../setup/pdf-text';
import { sharedPath } from '../setup/shared';

jest.setTimeout(120_000);

const folder = sharedPath('forms/2024');
const signed = {
  kind: 'signed',
  hash: 'ab'.repeat(32),
  signedOn: '2025-03-01',
  onForm: '2025-03-01',
} as const;

/** Ann with wages of 60,000 in a state that withheld 2,500. */
function livingIn(state: string, city: string, zip: string, more: Partial<ReturnInputJson> = {}) {
  const { results, facts } = resultsWithStates({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1990-05-04', firstName: 'Ann', lastName: 'Featherstone', ssn: '400-01-2345' },
    address: { street: '1 Elm Street', city, state, zip },
    residency: [{ state }],
    w2s: [{ wages: 60_000, federalWithholding: 6000, states: [{ state, wages: 60_000, withholding: 2500 }] }],
    ...more,
  });
  return printReturn(results, 'approved', facts);
}

const bo = { dateOfBirth: '1991-01-01', firstName: 'Bo', lastName: 'Lee', ssn: '400-01-7777' };
const cy = {
  dateOfBirth: '2015-06-15',
  firstName: 'Cy',
  lastName: 'Lee',
  ssn: '400-01-8888',
  relationship: 'child' as const,
  monthsInHome: 12,
};

async function fill(printed: ReturnType<typeof livingIn>) {
  const { official, own } = await planStatePaper(printed, await readFormFolder(folder ?? ''));
  const sheets = official.map(({ sheet, forRecords }) => ({
    file: sheet.sheet.file,
    forRecords,
    say: (...fields: string[]) => fields.map((field) => readField(sheet.filled.fields.get(field))),
  }));
  return { sheets, own: own.map(({ id }) => id) };
}

describe('prints of states for the filer’s records', () => {
  test('Idaho’s Form 40 says each line in its own field, with a child', async () => {
    if (folder === null) return;
    const printed = livingIn('ID', 'Boise', '83702', {
      filingStatus: 'mfj',
      spouse: bo,
      dependents: [cy],
      interest: [{ interest: 900, kind: 'usObligation' }],
    });
    const { sheets, own } = await fill(printed);
    expect(sheets.map(({ file, forRecords }) => [file, forRecords])).toEqual([
      ['id-40.pdf', true],
      ['id-39r.pdf', true],
    ]);
    expect(own).not.toContain('id-40');
    // 60,900 - 900 - 29,200 = 30,800; over 9,346: 21,454 x 5.695% = 1,222; child 205; fund 10; three people's groceries 360.
    const say = sheets[0]?.say ?? (() => []);
    expect(say('IncomeL7', 'IncomeL10', 'IncomeL11', 'TxCompL16', 'TxCompL19', 'TxCompL20', 'L21')).toEqual([
      '60,900',
      '900',
      '60,000',
      '29,200',
      '30,800',
      '1,222',
      '1,222',
    ]);
    expect(say('CreditsL25', 'CreditsL27', 'OtherTaxesL33', 'DonationsL42')).toEqual([
      '205',
      '1,017',
      '1,027',
      '1,027',
    ]);
    // 2,500 + 360 - 1,027: overpaid on line 55, refund on line 56; nothing due on lines 51 and 54.
    expect(say('PymntOtherCreditL43Amount', 'PymntOtherCreditL46', 'PymntOtherCreditL50Total')).toEqual([
      '360',
      '2,500',
      '2,860',
    ]);
    expect(
      say('TxDueRefundL51', 'L53', 'TxDueRefundL54', 'TxDueRefundL55', 'RefundedL56', 'AppliedL56'),
    ).toEqual([null, null, null, '1,833', '1,833', null]);
    expect(say('6cDependent1First', '6cDependent1Birthdate', '6dTotalHousehold', 'SpouseLastName')).toEqual([
      'Cy',
      '06/15/2015',
      '3',
      'Lee',
    ]);
    expect(sheets[1]?.say('BL3', 'BL24')).toEqual(['900', '900']);
  });

  test('an amount owed stands on Idaho’s lines 51 and 54, with gifts a working copy instead', async () => {
    if (folder === null) return;
    const w2s = [{ wages: 60_000, federalWithholding: 6000, states: [{ state: 'ID', wages: 60_000 }] }];
    const { sheets } = await fill(livingIn('ID', 'Boise', '83702', { w2s }));
    // 2,319 + 10 - 120.
    expect(sheets[0]?.say('TxDueRefundL51', 'TxDueRefundL54', 'TxDueRefundL55', 'RefundedL56')).toEqual([
      '2,209',
      '2,209',
      null,
      null,
    ]);
    const gift = { state: 'ID', donateToFunds: [{ fund: 'Wildlife', amount: 20 }] };
    const { own } = await fill(livingIn('ID', 'Boise', '83702', { stateRefund: [gift] }));
    expect(own).toContain('id-40');
  });

  test('New Jersey’s form has a field for each digit', async () => {
    if (folder === null) return;
    const { sheets, own } = await fill(
      livingIn('NJ', 'Trenton', '08608', {
        filingStatus: 'mfj',
        spouse: bo,
        dependents: [cy],
        homes: [{ state: 'NJ', use: 'own', propertyTax: 6000 }],
      }),
    );
    expect(sheets.map(({ file, forRecords }) => [file, forRecords])).toEqual([['nj-1040.pdf', true]]);
    expect(own).not.toContain('nj-1040');
    const say = sheets[0]?.say ?? (() => []);
    const digits = (...fields: string[]) =>
      say(...fields)
        .map((one) => one ?? ' ')
        .join('');
    expect(digits('undefined', 'undefined_2', 'Your Social Security Number required')).toBe('400');
    // Line 15: 60,000.00 in ten cells.
    expect(
      digits(
        '15',
        'undefined_36',
        'undefined_37',
        'undefined_38',
        'Text100',
        'Text101',
        'Text103',
        'Text104',
        'Text105',
        'Text106',
      ),
    ).toBe('   6000000');
    // Two people and a child: 2,000 + 1,500; the whole of the property tax is deducted.
    expect(say('x  1000', 'Domestic', 'x  1500', 'undefined_12', 'Group1', 'Group182')).toEqual([
      '2,000',
      '2',
      '1,500',
      '1',
      'Choice2',
      'Choice1',
    ]);
    expect(digits('undefined_116', '41', 'undefined_117', 'undefined_118', 'Text1', 'Text2', 'Text18')).toBe(
      ' 600000',
    );
    // 60,000 - 3,500 - 6,000 on line 42.
    expect(
      digits(
        'Enter Code4332',
        '40',
        'undefined_114',
        'Text19',
        'Text20',
        'Text30',
        'Text37',
        'Text38',
        'Text39',
        'Text40',
        'Text41',
      ),
    ).toBe('    5050000');
  });

  test('Maryland’s Form 502 with county tax', async () => {
    if (folder === null) return;
    const printed = livingIn('MD', 'Rockville', '20850', {
      residency: [{ state: 'MD', county: 'Montgomery' }],
    });
    const { sheets, own } = await fill(printed);
    expect(sheets.map(({ file, forRecords }) => [file, forRecords])).toEqual([['md-502.pdf', true]]);
    expect(own).not.toContain('md-502');
    const say = sheets[0]?.say ?? (() => []);
    // 60,000 less 2,700 and 3,200: 54,100; county 3.2%.
    expect(say('1', '1a', '16', '17', 'A_2', 'Total Amount D', '20', '28', 'Maryland County')).toEqual([
      '60,000',
      '60,000',
      '60,000',
      '2,700',
      '3,200',
      '3,200',
      '54,100',
      '1,731',
      'Montgomery',
    ]);
    expect(say('STANDARD DEDUCTION METHOD', 'A', 'Yourself')).toEqual([true, true, null]);
    const withChild = await fill(
      livingIn('MD', 'Rockville', '20850', {
        residency: [{ state: 'MD', county: 'Montgomery' }],
        dependents: [cy],
      }),
    );
    expect(withChild.own).toContain('md-502');
  });

  test('the pages say "do not mail", and the cover says so, too', async () => {
    if (folder === null) return;
    const bytes = await writeReturnPdf(
      livingIn('ID', 'Boise', '83702'),
      signed,
      await readFormFolder(folder),
    );
    const pages = (await readPdfPages(bytes)).map((text) => text.replaceAll(/\s+/g, ' '));
    const form = pages.filter((text) => text.includes('EFO00089'));
    expect(form).toHaveLength(2);
    expect(form.every((text) => text.includes('FOR YOUR RECORDS ONLY'))).toBe(true);
    expect(form.some((text) => text.includes('Featherstone') && text.includes('45,400'))).toBe(true);
    expect(pages.some((text) => text.includes('for your records: don’t mail it'))).toBe(true);
  });
});

import { buildReturn } from '@/lib/filing/mef/build-return';
import { readXml } from '@/lib/filing/mef/read-xml';
import { writeXml } from '@/lib/filing/mef/write-xml';
import { findAll, textAt, type XmlNode } from '@/lib/filing/mef/xml-node';
import { sheetsOf } from '@/lib/filing/pdf/official/all-sheets';
import { placesByHand } from '@/lib/filing/pdf/left-by-hand';
import { planSheets } from '@/lib/filing/pdf/official/plan-sheets';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { businessRules } from '@/lib/filing/rules/all-rules';
import { ReturnView } from '@/lib/filing/rules/rule';
import { writeChecked } from '@/lib/filing/testing/compare-copies';
import { calculateLines, signingFor, withIdentity } from '@/lib/filing/testing/signed';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { fieldsOf, printOf } from '../setup/filled-fields';
import { readPdfPages } from '../setup/pdf-text';
import { person, wages } from './scenario';

// Lines and boxes of schedules that instructions want, on paper and in the XML.
const years = [2024, 2025] as const;

function sentOf(input: ReturnInputJson): XmlNode {
  const calculated = calculateLines(withIdentity(input));
  if (calculated === null) throw new Error('the return can’t be computed');
  expect(writeChecked(calculated).faults).toEqual([]);
  const from = { efin: '109999', softwareId: '24000001' };
  return readXml(writeXml(buildReturn(calculated, signingFor(calculated.facts), from)));
}

function planOf(input: ReturnInputJson) {
  const sheets = sheetsOf(input.taxYear);
  return planSheets(printOf(input), sheets, new Set(sheets.map(({ file }) => file)));
}

const early = (owner: 'taxpayer' | 'spouse') => ({
  owner,
  payer: 'IRA',
  ira: true,
  grossDistribution: 5_000,
  taxableAmount: 5_000,
  code: '1',
});
const excused = { earlyExceptionCode: '09', earlyExceptionAmount: 1_000 };

describe.each(years)('Schedule 2 of %i, line 8', (taxYear) => {
  const couple: ReturnInputJson = {
    taxYear,
    filingStatus: 'mfj',
    taxpayer: person('1980-01-01'),
    spouse: person('1982-01-01'),
    w2s: [wages(60_000)],
  };
  const boxOf = (root: XmlNode) =>
    findAll(root, 'ReturnData/IRS1040Schedule2/TaxOnIRAsAmt').map(({ attributes }) => attributes);
  const brokenBy = (root: XmlNode) =>
    businessRules.filter((rule) => !rule.holds(new ReturnView(root))).map(({ id }) => id);

  it('says that no Form 5329 is required where none goes along', () => {
    const root = sentOf({ ...couple, retirement: [early('taxpayer'), early('spouse')] });
    expect(boxOf(root)).toEqual([{ form5329NotRequiredInd: 'X' }]);
    const [tax] = findAll(root, 'ReturnData/IRS1040Schedule2/TaxOnIRAsAmt');
    if (tax === undefined) throw new Error('no tax');
    delete tax.attributes;
    expect(brokenBy(root)).toContain('S2-F1040-123-01');
    tax.attributes = { form5329NotRequiredInd: 'X' };
    tax.text = '0';
    expect(brokenBy(root)).toContain('S2-F1040-099-01');
  });

  it('is the sum of the Forms 5329 of both spouses where one of them needs it', () => {
    const root = sentOf({ ...couple, retirement: [{ ...early('taxpayer'), ...excused }, early('spouse')] });
    expect(boxOf(root)).toEqual([undefined]);
    expect(textAt(root, 'ReturnData/IRS1040Schedule2/TaxOnIRAsAmt')).toBe('900');
    expect(findAll(root, 'ReturnData/IRS5329/IRAEarlyDistributionsTaxAmt').map(({ text }) => text)).toEqual([
      '400',
      '500',
    ]);
  });
});

describe.each(years)('Schedule B of %i, line 1', (taxYear) => {
  const saver = (payers: number): ReturnInputJson => ({
    taxYear,
    filingStatus: 'single',
    taxpayer: person('1980-01-01'),
    w2s: [wages(60_000)],
    interest: [
      { payer: 'Joint account', interest: 2_000, nominee: 800 },
      { payer: 'Bond bought in May', interest: 500, accrued: 120, bondPremium: 45, treasuryBondPremium: 5 },
      // Nothing of it is the filer's: the row stands all the same.
      { payer: 'Account of a nephew', interest: 70, nominee: 90 },
      ...Array.from({ length: payers - 3 }, (_, at) => ({ payer: `Bank ${at}`, interest: 10 })),
    ],
  });

  it('has what each payer paid, a subtotal, and each amount that is taken off', () => {
    const values = Object.values(fieldsOf(planOf(saver(3)).sheets, 'f1040sb.pdf'));
    const from = values.indexOf('Subtotal');
    expect(values.slice(from - 6, from + 8)).toEqual([
      ...['Joint account', '2,000', 'Bond bought in May', '500', 'Account of a nephew', '70'],
      ...['Subtotal', '2,570', 'Nominee Distribution', '-870'],
      ...['Accrued Interest', '-120', 'ABP Adjustment', '-50'],
    ]);
    const root = sentOf(saver(3));
    const [schedule] = findAll(root, 'ReturnData/IRS1040ScheduleB');
    const texts = (schedule?.children ?? []).flatMap(({ name, text }) =>
      text === undefined ? [] : [[name, text]],
    );
    expect(texts).toEqual(
      expect.arrayContaining([
        ['InterestSubtotalAmt', '2570'],
        ['NomineeInterestAmt', '870'],
        ['AccruedInterestAmt', '120'],
        ['AmortizableBondPremAdjAmt', '50'],
        ['TaxableInterestSubtotalAmt', '1530'],
        ['CalculatedTotalTaxableIntAmt', '1530'],
      ]),
    );
    expect(textAt(root, 'ReturnData/IRS1040/TaxableInterestAmt')).toBe('1530');
  });

  it('goes on with them on the statement where the form has no row left', () => {
    const { sheets, statements } = planOf(saver(12));
    expect(Object.values(fieldsOf(sheets, 'f1040sb.pdf'))).toEqual(
      expect.arrayContaining(['Subtotal', '2,660', 'Nominee Distribution', '-870']),
    );
    const [statement] = statements.filter(({ form }) => form.startsWith('Schedule B'));
    expect(statement?.rows.map(({ lines }) => lines.map(({ value }) => value))).toEqual([
      ['Accrued Interest', -120],
      ['ABP Adjustment', -50],
    ]);
  });

  it('has no subtotal where nothing is taken off', () => {
    const plain: ReturnInputJson = { ...saver(3), interest: [{ payer: 'Bank', interest: 2_000 }] };
    expect(Object.values(fieldsOf(planOf(plain).sheets, 'f1040sb.pdf'))).not.toContain('Subtotal');
    expect(textAt(sentOf(plain), 'ReturnData/IRS1040ScheduleB/InterestSubtotalAmt')).toBeNull();
  });
});

describe.each(years)('Schedule E of %i, line 27', (taxYear) => {
  const rental = (id: string) => ({
    id,
    address: `${id} Elm Street`,
    kind: 'singleFamily' as const,
    fairRentalDays: 365,
    rents: 9_000,
  });
  const landlord = (more: object = {}): ReturnInputJson => ({
    taxYear,
    filingStatus: 'single',
    taxpayer: person('1980-01-01'),
    w2s: [wages(60_000)],
    rentals: ['1', '2', '3', '4'].map(rental),
    k1s: [{ entity: 'partnership', name: 'Fund LP', ein: '98-7000555', ordinaryIncome: 2_000, ...more }],
  });
  const box = (input: ReturnInputJson) =>
    planOf(input)
      .sheets.filter(({ sheet }) => sheet.file === 'f1040se.pdf')
      .map((one) => {
        const fields = fieldsOf([one], 'f1040se.pdf');
        return [fields['Page2.c2_1'], fields['Page2.c2_1[1]']];
      });
  const sent = (input: ReturnInputJson) =>
    textAt(sentOf(input), 'ReturnData/IRS1040ScheduleE/PriorYearsLossesInd');

  it('is answered on the sheet with the shares alone, and in the XML', () => {
    expect(box(landlord())).toEqual([
      [undefined, undefined],
      [undefined, 'X'],
    ]);
    expect(sent(landlord())).toBe('false');
    const expenses = landlord({ unreimbursedExpenses: 40 });
    expect(box(expenses)[1]).toEqual(['X', undefined]);
    expect(sent(expenses)).toBe('true');
  });

  it('is left to the filer where a share was sold with losses of earlier years', () => {
    const more = { soldEntirely: true, saleResult: 5_000, priorUnallowedLoss: 700, passive: true };
    const sold = landlord(more);
    expect(box(sold)[1]).toEqual([undefined, undefined]);
    expect(sent(sold)).toBeNull();
    expect(placesByHand(printOf(sold), [])).toContain('Schedule E, line 27');
    expect(placesByHand(printOf(landlord()), [])).not.toContain('Schedule E, line 27');
  });
});

test('Schedule R: the box about the doctor’s statement is the filer’s', () => {
  const note = 'Schedule R, the box in Part II if your doctor’s statement still counts';
  const elder = (more: object): ReturnInputJson => ({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { ...person('1950-01-01'), ...more },
    w2s: [wages(16_900)],
  });
  expect(placesByHand(printOf(elder({})), [])).not.toContain(note);
  const disabled = { dateOfBirth: '1980-01-01', taxableDisabilityIncome: 4_000 };
  const retired = printOf({ ...elder(disabled), w2s: [wages(15_000)] });
  expect(retired.forms.map(({ id }) => id)).toContain('schedule-r');
  expect(placesByHand(retired, [])).toContain(note);
});

test('Form 5695 of 2025 in our own layout names makers, costs, and the battery', async () => {
  const pages = await readPdfPages(
    await writeReturnPdf(
      printOf({
        taxYear: 2025,
        filingStatus: 'single',
        taxpayer: person('1980-01-01'),
        w2s: [wages(120_000)],
        energy: {
          batteries: 3_000,
          items: [
            { kind: 'door', cost: 400, manufacturerId: 'A1B2' },
            { kind: 'door', cost: 300, manufacturerId: 'C3D4' },
            { kind: 'window', cost: 1_500, manufacturerId: 'W9X8' },
          ],
        },
      }),
      { kind: 'mail' },
    ),
  );
  const form = pages.find((page) => page.includes('Form 5695 (2025)') && page.includes('Residential')) ?? '';
  expect(form).toContain('5a Battery capacity of at least 3 kilowatt hours Yes');
  expect(form).toContain('Manufacturer’s ID, line 19a A1B2');
  expect(form).toContain('Manufacturer’s ID, line 19d, item 1 C3D4');
  expect(form).toContain('Cost, line 19d, item 1 300');
  expect(form).toContain('Manufacturer’s ID, line 20a, item 1 W9X8');
});

describe.each(years)('royalties of %i on a Schedule K-1', (taxYear) => {
  const owner: ReturnInputJson = {
    taxYear,
    filingStatus: 'single',
    taxpayer: person('1980-01-01'),
    w2s: [wages(40_000)],
    rentals: [{ id: 'a', address: '8 Elm Street', kind: '1', fairRentalDays: 365, rents: 9_000 }],
    k1s: [
      { entity: 'partnership', name: 'Wells', ein: '98-7000321', royalties: 800, royaltyDeductions: 120 },
    ],
  };

  it('have a column of their own beside the properties, of type 6', () => {
    const columns = findAll(sentOf(owner), 'ReturnData/IRS1040ScheduleE/PropertyRealEstAndRoyaltyGroup');
    expect(columns.map((column) => textAt(column, 'PropertyDesc'))).toEqual([
      'SINGLE FAMILY RESIDENCE',
      'ROYALTIES',
    ]);
    expect(columns.map((column) => textAt(column, 'TotalRoyaltiesReceivedAmt'))).toEqual([null, '800']);
    expect(columns.map((column) => textAt(column, 'NetRentalIncomeOrLossAmt'))).toEqual(['9000', '680']);
    expect(fieldsOf(planOf(owner).sheets, 'f1040se.pdf')).toMatchObject({
      'Page1.Table_Line1b.RowB.f1_7': '6',
      'Page1.Table_Income.Line4.f1_20': '800',
      'Page1.Table_Expenses.Line19.f1_66': '120',
      'Page1.Table_Expenses.Line21.f1_72': '680',
    });
  });
});

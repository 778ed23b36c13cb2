import { couple, expectedOf, investor } from '@/tests/fixtures/documents/prior-returns/truth';
import { carryFromDocument, listEarlierFacts, listUploadedFacts } from '@/lib/interview/earlier-return';
import { type FieldValues } from './kind';
import { readEarlierReturn } from './prior-return-facts';

const facts = (values: FieldValues, taxYear: 2024 | 2025) =>
  Object.fromEntries(
    listEarlierFacts(readEarlierReturn(values), taxYear).map(({ fact, value, source }) => [
      fact,
      [value, source],
    ]),
  );

test('a couple who took the standard deduction hands on income, tax, status and the amount applied', () => {
  expect(facts(expectedOf(couple(2023)), 2024)).toEqual({
    'priorYear.agi': [93_980, 'Form 1040, line 11'],
    'priorYear.tax': [3512, 'Form 1040, line 24'],
    'priorYear.filingStatus': ['mfj', 'Form 1040, filing status'],
    'payments.priorYearOverpayment': [1000, 'Form 1040, line 36'],
    'priorYear.itemized': [false, 'Form 1040, line 12'],
  });
});

test('an investor hands on losses, basis and what the state refund worksheet asks for', () => {
  expect(facts(expectedOf(investor(2024)), 2025)).toEqual({
    'priorYear.agi': [128_200, 'Form 1040, line 11'],
    'priorYear.tax': [18_556, 'Form 1040, line 24'],
    'priorYear.filingStatus': ['single', 'Form 1040, filing status'],
    'capitalLossCarryover.shortTerm': [5250, 'Schedule D, lines 7, 15, and 21'],
    'capitalLossCarryover.longTerm': [0, 'Schedule D, lines 7, 15, and 21'],
    qbiCarryforward: [2210, 'Form 8995, line 16'],
    'had-ira-basis': [true, 'Form 8606'],
    'iraBasis.taxpayer.priorBasis': [6500, 'Form 8606, line 14'],
    'priorYear.itemized': [true, 'Form 1040, line 12'],
    'priorYear.stateTaxDeducted': [true, 'Schedule A, line 5a'],
    'priorYear.scheduleA.stateIncomeTax': [8120, 'Schedule A, line 5a'],
    'priorYear.scheduleA.stateAndLocalTaxes': [12_420, 'Schedule A, line 5d'],
    'priorYear.scheduleA.total': [24_350, 'Schedule A, line 17'],
  });
});

test('the worksheet of the file counts before the lines of Schedule D', () => {
  const values = { ...expectedOf(investor(2024)), w_line8: '5200.00', w_line13: null };
  expect(facts(values, 2025)['capitalLossCarryover.shortTerm']).toEqual([
    5200,
    'Capital Loss Carryover Worksheet, line 8',
  ]);
});

test('sales tax deducted is no income tax; an unusual line 12 without Schedule A says nothing', () => {
  const found = facts({ ...expectedOf(investor(2024)), a_sales_tax: true }, 2025);
  expect(found['priorYear.stateTaxDeducted']?.[0]).toBe(false);
  expect(found).not.toHaveProperty('priorYear.scheduleA.total');
  expect(facts({ ...expectedOf(couple(2023)), line12: '31000.00' }, 2024)).not.toHaveProperty(
    'priorYear.itemized',
  );
  // One box for age: 27,700 and 1,500.
  expect(facts({ ...expectedOf(couple(2023)), line12: '29200.00' }, 2024)['priorYear.itemized']?.[0]).toBe(
    false,
  );
});

test('the basis of two spouses is told apart by number, and left out where it can’t be', () => {
  const joint = expectedOf(couple(2023));
  const bases = { 'iras[0].amount': '4000.00', 'iras[0].ssn': '400-01-5678', 'iras[1].amount': '1000.00' };
  const found = facts({ ...joint, ...bases }, 2024);
  expect(found['iraBasis.spouse.priorBasis']).toEqual([4000, 'Form 8606, line 14']);
  expect(found).not.toHaveProperty('iraBasis.taxpayer.priorBasis');
});

test('people, dependents and address', () => {
  expect(readEarlierReturn(expectedOf(couple(2023)))).toMatchObject({
    taxYear: 2023,
    taxpayer: { firstName: 'Jane Q', lastName: 'Osei', ssn: '400-01-1234' },
    spouse: { firstName: 'Felix' },
    address: '12 Birch Lane Apt 4B, Portland, ME 04101',
    dependents: [
      { firstName: 'Mia', lastName: 'Osei', ssn: '400-01-9001', relationship: 'Daughter' },
      { firstName: 'Leo', relationship: 'Son' },
    ],
  });
});

test('the spouse of last year’s joint return who files alone now keeps their own basis', () => {
  const values = { ...expectedOf(couple(2023)), 'iras[0].amount': '4000.00', 'iras[0].ssn': '400-01-5678' };
  const document = {
    documentId: 'd',
    name: 'last-year.pdf',
    type: 'Other' as const,
    forms: [
      {
        extractionId: 'e',
        form: '1040',
        group: 'other' as const,
        item: {},
        sources: {},
        unconfirmed: 0,
        taxYear: 2023,
        earlier: readEarlierReturn(values),
      },
    ],
  };
  const ids = (ssn: string) =>
    carryFromDocument([document], 2024, { 'taxpayer.ssn': ssn }).map(({ questionId }) => questionId);
  expect(ids('400-01-5678')).toContain('iraBasis.taxpayer.priorBasis');
  expect(ids('400-01-1234')).toContain('iraBasis.spouse.priorBasis');
  // Not a return of the year before, and none while a value waits for a look.
  expect(carryFromDocument([document], 2025, {})).toEqual([]);
  const [form] = document.forms;
  expect(
    form && carryFromDocument([{ ...document, forms: [{ ...form, unconfirmed: 1 }] }], 2024, {}),
  ).toEqual([]);
});

test('pictures of two pages are documents of their own, and add up', () => {
  const page = (id: string, values: Record<string, string>) => ({
    documentId: id,
    name: `${id}.jpg`,
    type: 'Other' as const,
    forms: [
      {
        extractionId: id,
        form: '1040',
        group: 'other' as const,
        item: {},
        sources: {},
        unconfirmed: 0,
        taxYear: 2023,
        earlier: readEarlierReturn({ tax_year: '2023', ...values }),
      },
    ],
  });
  const pages = [page('first', { line11: '93980.00' }), page('second', { line24: '3512.00' })];
  expect(
    listUploadedFacts(pages, 2024, {}).map(({ fact, value, documentId }) => [fact, value, documentId]),
  ).toEqual([
    ['priorYear.agi', 93_980, 'first'],
    ['priorYear.tax', 3512, 'second'],
  ]);
});

import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assembleReturn } from './assemble';
import { type DocumentFacts } from './document-facts';
import { answerAll, type Script } from './testing/answer-all';
import { aboutMaria, aboutSam, child, readW2, typedW2 } from './testing/people';

/**
 * Filers who answer by the words on the screen, up to a calculated return. The figures are worked by hand from
 * the printed 2024 forms; below $100,000 tax is that of the middle of the $50 row of the Tax Table.
 */
function calculate(script: Script, documents: DocumentFacts[] = []) {
  const { input, missing } = assembleReturn({ answers: answerAll(script, documents), documents });
  expect(missing).toEqual([]);
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts);
}

const unmarried: Script = { 'marital-status': 'Never married', ...aboutMaria };

test('one job, read from a document', () => {
  const { lines, refund, problems } = calculate(unmarried, [readW2('clinic', 50000, 5000)]);
  // 50,000 − 14,600 = 35,400. Row 35,400: 1,160 + 12% × (35,425 − 11,600) = 4,019.
  expect(problems).toEqual([]);
  expect(lines['1040']).toMatchObject({ '1a': 50000, '12': 14600, '15': 35400, '16': 4019, '25a': 5000 });
  expect(refund).toBe(981);
});

test('a couple with two jobs and two children', () => {
  const { lines, refund } = calculate({
    'marital-status': 'Married',
    'file-together': true,
    ...aboutMaria,
    ...aboutSam,
    'had-dependents': true,
    ...child(0, 'Mia', '2016-03-01', { more: true }),
    ...child(1, 'Ben', '2019-08-20'),
    'had-w2-income': true,
    ...typedW2(0, 52000, 2800, { owner: 'Me', more: true }),
    ...typedW2(1, 38000, 1900, { owner: 'My spouse' }),
  });
  // 90,000 − 29,200 = 60,800. Row: 2,320 + 12% × (60,825 − 23,200) = 6,835, less 2 × 2,000.
  expect(lines['1040']).toMatchObject({ '11': 90000, '15': 60800, '16': 6835, '19': 4000, '24': 2835 });
  expect(refund).toBe(1865);
});

test('a divorced parent: head of household, with credits that are paid out', () => {
  const { lines, refund } = calculate({
    'marital-status': 'Divorced',
    ...aboutMaria,
    'had-dependents': true,
    ...child(0, 'Mia', '2012-03-01'),
    'kept-up-home': true,
    'had-w2-income': true,
    ...typedW2(0, 30000, 1000),
  });
  // 30,000 − 21,900 = 8,100 → 813, all taken by the child tax credit; 2,000 − 813 = 1,187 is paid out.
  // EIC, one child: 4,213 − 15.98% × (30,025 − 22,720) = 3,046.
  expect(lines['1040']).toMatchObject({ '12': 21900, '16': 813, '19': 813, '27': 3046, '28': 1187 });
  expect(refund).toBe(5233);
});

test('a widow with a child, in the second year', () => {
  const { lines, refund } = calculate({
    'marital-status': 'My spouse died before 2024',
    'spouse-death-year': '2023',
    ...aboutMaria,
    'had-dependents': true,
    ...child(0, 'Mia', '2015-03-01'),
    'kept-up-home': true,
    'had-w2-income': true,
    ...typedW2(0, 60000, 3000),
  });
  // 60,000 − 29,200 = 30,800 → 2,320 + 12% × (30,825 − 23,200) = 3,235, less 2,000.
  expect(lines['1040']).toMatchObject({ '12': 29200, '15': 30800, '16': 3235, '19': 2000, '24': 1235 });
  expect(refund).toBe(1765);
});

test('the last return for a couple, when the spouse died in 2024', () => {
  const { lines, refund } = calculate({
    'marital-status': 'My spouse died in 2024',
    'file-together': true,
    ...aboutMaria,
    ...aboutSam,
    'spouse.dateOfBirth': '1955-02-03',
    'spouse.dateOfDeath': '2024-09-30',
    'had-w2-income': true,
    ...typedW2(0, 45000, 2000, { owner: 'Me' }),
  });
  // 29,200 + 1,550 for the spouse's age. 45,000 − 30,750 = 14,250 → 10% × 14,275 = 1,428 (half up).
  expect(lines['1040']).toMatchObject({ '12': 30750, '15': 14250, '16': 1428 });
  expect(refund).toBe(572);
});

test('a retired person with a pension and Social Security', () => {
  const { lines, refund } = calculate({
    ...unmarried,
    'taxpayer.dateOfBirth': '1950-05-14',
    'money-kinds': [
      'A pension or retirement account distribution (Form 1099-R)',
      'Social Security or railroad benefits, but not SSI (Form SSA-1099)',
    ],
    'retirement.0.payer': 'State Teachers Pension Fund',
    'retirement.0.grossDistribution': 24000,
    'retirement.0.taxableStated': 'Yes, there’s an amount',
    'retirement.0.taxableAmount': 24000,
    'retirement.0.federalWithholding': 2400,
    'retirement.0.code': '7',
    'retirement.0.planKind': 'A teachers’ retirement system',
    'socialSecurity.0.netBenefits': 18000,
    'socialSecurity.0.federalWithholding': 0,
  });
  // 24,000 + 9,000 − 25,000 = 8,000, half of it is taxed: 4,000. 28,000 − (14,600 + 1,950) = 11,450.
  expect(lines['1040']).toMatchObject({ '5b': 24000, '6a': 18000, '6b': 4000, '12': 16550, '16': 1148 });
  expect(refund).toBe(1252);
});

test('a student whom the parents claim', () => {
  const { lines, refund } = calculate({
    ...unmarried,
    'taxpayer.dateOfBirth': '2004-05-14',
    'taxpayer.claimableAsDependent': true,
    'had-w2-income': true,
    ...typedW2(0, 6000, 300),
    'money-kinds': ['Interest from a bank or someone else (Form 1099-INT)'],
    'interest.0.payer': 'First Town Bank',
    'interest.0.interest': 200,
  });
  // The deduction is 6,000 earned + 450.
  expect(lines['1040']).toMatchObject({ '2b': 200, '11': 6200, '12': 6450, '15': 0, '16': 0 });
  expect(refund).toBe(300);
});

test('married, filing alone', () => {
  const { lines, refund } = calculate({
    'marital-status': 'Married',
    'file-together': false,
    ...aboutMaria,
    'spouse.firstName': 'Sam',
    'spouse.lastName': 'Ortiz',
    'spouse.idKind': 'A Social Security number',
    'spouse.ssn': '400-01-2002',
    'had-w2-income': true,
    ...typedW2(0, 70000, 8000),
  });
  // 70,000 − 14,600 = 55,400 → 5,426 + 22% × (55,425 − 47,150) = 7,246.50.
  expect(lines['1040']).toMatchObject({ '12': 14600, '15': 55400, '16': 7247 });
  expect(refund).toBe(753);
});

test('an investor with interest, dividends and a job', () => {
  const { lines, owed, refund } = calculate({
    ...unmarried,
    'had-w2-income': true,
    ...typedW2(0, 60000, 6000),
    'money-kinds': [
      'Interest from a bank or someone else (Form 1099-INT)',
      'Dividends from stocks or funds (Form 1099-DIV)',
    ],
    'interest.0.payer': 'First Town Bank',
    'interest.0.interest': 1200.4,
    'interest.0.more': true,
    'interest.1.payer': 'Lake Savings',
    'interest.1.interest': 599.6,
    'dividends.0.payer': 'Lake Fund',
    'dividends.0.ordinary': 3000,
    'dividends.0.qualified': 2000,
    'dividends.0.otherBoxes': ['Box 2a: Total capital gain distributions'],
    'dividends.0.capitalGain': 500,
  });
  // 65,300 − 14,600 = 50,700. 48,200 at ordinary rates: 5,663; 2,500 at 15%: 375.
  expect(lines['1040']).toMatchObject({
    '2b': 1800,
    '3a': 2000,
    '3b': 3000,
    '7': 500,
    '15': 50700,
    '16': 6038,
  });
  expect(lines['schedule-b']).toMatchObject({ '4': 1800, '6': 3000 });
  expect({ owed, refund }).toEqual({ owed: 38, refund: 0 });
});

test('a teacher with a loan, unemployment pay and a payment to the IRS', () => {
  const { lines, refund } = calculate({
    ...unmarried,
    'had-w2-income': true,
    ...typedW2(0, 40000, 3500),
    'money-kinds': ['Unemployment compensation or a state tax refund (Form 1099-G)'],
    'governmentPayments.0.kinds': ['Box 1: Unemployment compensation'],
    'governmentPayments.0.unemployment': 2000,
    'governmentPayments.0.federalWithholding': 200,
    costs: ['Classroom supplies, as a K–12 educator', 'Student loan interest'],
    'adjustments.educator.taxpayer': 450,
    'adjustments.studentLoanInterest': 1000,
    'payment-kinds': ['Estimated tax payments to the IRS for 2024'],
    'estimated.0.date': '2024-06-17',
    'estimated.0.amount': 250,
  });
  // 42,000 − 300 − 1,000 = 40,700; − 14,600 = 26,100 → 1,160 + 12% × (26,125 − 11,600) = 2,903.
  expect(lines['1040']).toMatchObject({ '10': 1300, '11': 40700, '16': 2903, '26': 250, '33': 3950 });
  expect(refund).toBe(1047);
});

test('tips that the restaurant allocated are income, with the tax of Form 4137', () => {
  const { lines, refund, problems } = calculate({
    ...unmarried,
    'had-w2-income': true,
    ...typedW2(0, 40000, 3500, { otherBoxes: ['Box 8: Allocated tips'], allocatedTips: 450 }),
  });
  expect(problems).toEqual([]);
  // 40,450 − 14,600 = 25,850 → 1,160 + 12% × (25,875 − 11,600) = 2,873. Form 4137: 6.2% is 28, 1.45% is 7.
  expect(lines['1040']).toMatchObject({ '1c': 450, '11': 40450, '16': 2873, '23': 35, '24': 2908 });
  expect(refund).toBe(592);
});

test('a kind of pay that the engine does not do yet is refused by name, not guessed', () => {
  const { problems, refund } = calculate({
    ...unmarried,
    'had-w2-income': true,
    ...typedW2(0, 40000, 3500, {
      otherBoxes: ['Box 12: Letter codes with amounts'],
      box12Codes: ['Z: Income under section 409A'],
      'box12.Z': 450,
    }),
  });
  expect(refund).toBeNull();
  expect(problems.map(({ severity, path }) => [severity, path])).toEqual([['unsupported', 'w2s.box12']]);
});

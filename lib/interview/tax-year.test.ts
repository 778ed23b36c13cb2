import { type TaxYear } from '@/lib/tax/us/edition';
import { assembleReturn } from './assemble';
import { type DocumentFacts } from './document-facts';
import { planInterview } from './plan';
import { answerAll, type Script } from './testing/answer-all';
import { kid } from './testing/kid';
import { aboutMaria, readW2, typedW2 } from './testing/people';
import { sayInYear } from './year-words';

const script: Script = {
  'marital-status': 'Never married',
  ...aboutMaria,
  'had-w2-income': true,
  ...typedW2(0, 40_000, 3_000),
};
const questionsOf = (taxYear: TaxYear) =>
  planInterview({ taxYear, answers: { 'had-w2-income': true }, documents: [] }).categories.flatMap(
    ({ questions }) => questions,
  );

test('the questions of 2024 are those they were, and know nothing of 2025', () => {
  const left = planInterview({ answers: { 'had-w2-income': true }, documents: [] });
  expect(planInterview({ taxYear: 2024, answers: { 'had-w2-income': true }, documents: [] })).toEqual(left);
  const ids = questionsOf(2024).map(({ id }) => id);
  expect(ids.filter((id) => /extraPay|had-car-loan|carLoans|energyItems/.test(id))).toEqual([]);
  expect(left.skipped.filter(({ questionId }) => /carLoans|energyItems/.test(questionId))).toEqual([]);
});

test('a return of 2025 is asked about 2025, tips, overtime and car loans', () => {
  const questions = questionsOf(2025);
  const ids = questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['w2s.0.extraPay', 'had-car-loan']));
  const gate = questions.find(({ id }) => id === 'had-w2-income');
  expect(gate?.text).toBe('Did you get a Form W-2 for a job in 2025?');
  expect(questions.find(({ id }) => id === 'had-car-loan')?.helpText).toContain('2025');
});

test.each([2024, 2025] as const)('sales tax of %i comes from receipts or from the IRS tables', (taxYear) => {
  const { categories } = planInterview({ taxYear, answers: { costs: ['itemized'] }, documents: [] });
  const kinds = categories.flatMap(({ questions }) => questions).find(({ id }) => id === 'itemized-kinds');
  expect(kinds?.options).toContain('Sales tax, from the IRS tables (no receipts needed)');
  expect(kinds?.options).toContain('Sales tax, from receipts or the IRS calculator');
});

test('a surviving spouse of 2025 lost the spouse in 2023 or 2024', () => {
  const widowed = (taxYear: TaxYear, year: string) =>
    planInterview({
      taxYear,
      answers: {
        'marital-status': 'widowed-before',
        'spouse-death-year': year,
        ...kid(),
        'kept-up-home': true,
      },
      documents: [],
    });
  const optionsOf = (taxYear: TaxYear) =>
    widowed(taxYear, 'earlier')
      .categories.flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'spouse-death-year')?.options;
  expect(optionsOf(2024)).toEqual(['2023', '2022', 'Before 2022']);
  expect(optionsOf(2025)).toEqual(['2024', '2023', 'Before 2023']);
  for (const year of ['2023', '2024']) expect(widowed(2025, year).filingStatus?.status).toBe('qss');
  expect(widowed(2025, 'earlier').filingStatus?.status).toBe('hoh');
  expect(widowed(2024, '2022').filingStatus?.status).toBe('qss');
});

test('its texts hold no year that doesn’t move along', () => {
  const texts = planInterview({ taxYear: 2025, answers: { 'had-self-employment': true }, documents: [] })
    .categories.flatMap(({ questions }) => questions)
    .flatMap(({ text, helpText, options }) => [text, helpText, ...options]);
  expect(texts).toContain('I had net section 1231 losses in 2020 through 2024 (Form 4797)');
  expect(texts.filter((text) => /line 11a of your 2024|July 2026/.test(text))).toEqual([]);
});

// IRC 45B(b)(2) as Pub. L. 119-21, section 70201, amends it: beauty services for tax years after 2024.
test('a salon’s owner is told from 2025 on that its tip credit isn’t supported', () => {
  const ask = (taxYear: TaxYear) => {
    const answers = { 'had-self-employment': true, 'businesses.0.costs': ['beautyTips'] };
    const { categories } = planInterview({ taxYear, answers, documents: [] });
    return categories.flatMap(({ questions }) => questions).find(({ id }) => id === 'businesses.0.costs');
  };
  const option = 'Payroll taxes on tips to my salon’s or spa’s staff (Form 8846)';
  expect(ask(2024)?.options).not.toContain(option);
  expect(ask(2025)?.options).toContain(option);
  expect(ask(2025)?.notices).toContainEqual({
    option,
    message: expect.stringContaining('doesn’t support the tip credit for beauty services'),
    blocking: true,
  });
});

test('its answers make facts of 2025', () => {
  const documents: DocumentFacts[] = [];
  const answers = {
    ...answerAll(script, documents),
    'w2s.0.extraPay': ['tips', 'overtime'],
    'w2s.0.qualifiedTips': 4_000,
    'w2s.0.tippedOccupation': '102',
    'w2s.0.qualifiedOvertime': 900,
    'had-car-loan': false,
  };
  const { input, missing } = assembleReturn({ taxYear: 2025, answers, documents });
  expect(missing).toEqual([]);
  expect(input?.taxYear).toBe(2025);
  expect(input?.w2s?.[0]).toMatchObject({
    qualifiedTips: 4_000,
    tippedOccupation: '102',
    qualifiedOvertime: 900,
  });
});

test('a paper of another year is asked about, whichever year the return is for', () => {
  const document = readW2('clinic', 50_000, 5_000);
  const asks = (taxYear: TaxYear) =>
    planInterview({ taxYear, answers: {}, documents: [document] })
      .categories.flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'documents.extraction-clinic.year')?.text;
  expect(asks(2024)).toBeUndefined();
  expect(asks(2025)).toContain('We read the year 2024');
  expect(asks(2025)).toContain('Is it for 2025?');
});

test('years move in sentences, but not in names', () => {
  expect(sayInYear('In 2024 we read “W-2 2024.pdf” of 2023.', 2025)).toBe(
    'In 2025 we read “W-2 2024.pdf” of 2024.',
  );
  expect(sayInYear('Notice 2024-08 is of 2024.', 2025)).toBe('Notice 2024-08 is of 2025.');
});

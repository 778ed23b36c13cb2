import { assembleReturn } from './assemble';
import { checkAnswer } from './answers';
import { type DocumentFacts } from './document-facts';
import { listAllCategories, planInterview, toBriefInsights, toInsights } from './plan';
import { type Responses } from './schema';
import { answerAll } from './testing/answer-all';
import { kid } from './testing/kid';
import { aboutMaria, readW2 } from './testing/people';

const plan = (answers: Responses, documents = [] as Parameters<typeof planInterview>[0]['documents']) =>
  planInterview({ answers, documents });
const idsOf = (made: ReturnType<typeof planInterview>) =>
  made.categories.flatMap(({ questions }) => questions.map(({ id }) => id));

test('a new interview starts with what decides early and ends with the review', () => {
  const made = plan({});
  expect(made.firstUnanswered).toBe('income-kinds');
  expect(made.categories.map(({ slug }) => slug)).toEqual([
    'start',
    'household',
    'income',
    'property',
    'deductions',
    'credits',
    'payments',
    'about-you',
    'address',
    'refund',
    'review',
  ]);
  expect(made.skipped).toEqual([]);
  expect(made.answered).toBe(0);
  expect(idsOf(made)).toEqual(expect.arrayContaining(['had-w2-income', 'had-self-employment']));
  expect(idsOf(made).at(-1)).toBe('notes');
  // Names, numbers, address and bank come after everything about money.
  const ids = idsOf(made);
  expect(ids.indexOf('taxpayer.ssn')).toBe(-1);
  expect(ids.indexOf('taxpayer.firstName')).toBeGreaterThan(ids.indexOf('payment-kinds'));
});

test('no job: the questions about a W-2 fall away, each with a reason', () => {
  const made = plan({ 'had-w2-income': false });
  expect(idsOf(made).filter((id) => id.startsWith('w2s.'))).toEqual([]);
  const reasons = made.skipped.filter(({ questionId }) => questionId.startsWith('w2s.0.'));
  expect(reasons).toHaveLength(9);
  expect(reasons[0]).toEqual({
    questionId: 'w2s.0.employerName',
    because: 'You answered No to “Did you get a Form W-2 for a job in 2024?”',
  });
  expect(toInsights(made).skippedQuestions).toBe(made.skipped.length);
});

test('an uploaded W-2 answers its gate and its boxes, and only asks for more', () => {
  const made = plan({}, [readW2('clinic', 50000, 5000)]);
  expect(idsOf(made)).not.toContain('had-w2-income');
  expect(idsOf(made)).toContain('more-w2s');
  expect(idsOf(made)).not.toContain('w2s.0.wages');
  expect(made.skipped).toContainEqual({
    questionId: 'had-w2-income',
    because: 'We found a W-2 in “clinic.pdf.”',
  });
  expect(made.skipped).toContainEqual({
    questionId: 'w2s.0.wages',
    because: 'We read this from “clinic.pdf.”',
  });
});

test('typed items follow the documents in the facts', () => {
  const made = plan({ 'more-w2s': true }, [readW2('clinic', 50000, 5000)]);
  const wages = made.categories.flatMap(({ questions }) => questions).find(({ id }) => id === 'w2s.0.wages');
  expect(wages).toMatchObject({
    factPath: 'w2s[1].wages',
    repeat: { group: 'w2s', index: 0 },
    type: 'number',
    format: 'money',
    sourceHint: 'Box 1',
  });
});

test('items open one after the other', () => {
  const answers: Responses = { 'had-w2-income': true, 'w2s.0.more': true };
  expect(idsOf(plan(answers))).toContain('w2s.1.wages');
  expect(idsOf(plan(answers))).not.toContain('w2s.2.wages');
  expect(idsOf(plan({ ...answers, 'had-w2-income': false }))).not.toContain('w2s.1.wages');
});

test('no more than thirty jobs can be opened', () => {
  const answers: Responses = { 'had-w2-income': true };
  for (let index = 0; index < 40; index += 1) answers[`w2s.${index}.more`] = true;
  const ids = idsOf(plan(answers));
  expect(ids).toContain('w2s.29.wages');
  expect(ids).not.toContain('w2s.29.more');
  expect(ids).not.toContain('w2s.30.wages');
  expect(checkAnswer({ answers, documents: [] }, 'w2s.30.wages', 5)).toEqual({
    ok: false,
    message: 'We couldn’t find that question.',
  });
});

test('people are called by their names, and only what can matter is asked', () => {
  const made = plan(kid());
  const questions = made.categories.flatMap((category) => category.questions);
  expect(questions.find(({ id }) => id === 'dependents.0.monthsInHome')?.text).toBe(
    'How many months did Mia live with you in 2024?',
  );
  expect(made.skipped).toContainEqual({
    questionId: 'dependents.0.student',
    because: 'Mia was under 19 at the end of 2024.',
  });
  expect(made.skipped).toContainEqual({
    questionId: 'dependents.0.grossIncome',
    because: 'Mia is your qualifying child.',
  });
  // The sensitive part of the same person comes with the filer's own numbers.
  expect(idsOf(made).indexOf('dependents.0.idKind')).toBeGreaterThan(idsOf(made).indexOf('taxpayer.idKind'));
});

test('what we can’t do is said where it is answered, and stops the calculation', () => {
  const made = plan({ 'income-kinds': ['sales'], 'life-events': ['territory'] });
  expect(made.missing.filter(({ kind }) => kind === 'unsupported')).toEqual([
    {
      questionId: 'life-events',
      kind: 'unsupported',
      message:
        'Plainfile doesn’t support a main home in a US territory yet. We’ll keep your answers, but you can’t finish this return here.',
    },
  ]);
});

test('the filing status is told once it is known', () => {
  const made = plan({ 'marital-status': 'married', 'file-together': true });
  const question = made.categories
    .flatMap(({ questions }) => questions)
    .find(({ id }) => id === 'taxpayer.claimableAsDependent');
  expect(question?.note).toBe(
    'Based on your answers, your filing status is “Married filing jointly” because you and your spouse file one return together.',
  );
});

test('documents that wait for a look are missing, and those for another year are asked about', () => {
  const documents: DocumentFacts[] = [
    readW2('blurred', 50000, 5000, { unconfirmed: 3 }),
    readW2('old', 40000, 4000, { taxYear: 2023 }),
    {
      documentId: 'd9',
      name: 'broker.pdf',
      type: '1099',
      forms: [
        {
          extractionId: 'e9',
          form: '1099-B',
          group: 'other',
          item: {},
          sources: {},
          unconfirmed: 0,
          taxYear: 2024,
        },
      ],
    },
  ];
  const made = plan({}, documents);
  const [asked] = made.categories
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => id.endsWith('.year'));
  expect(asked).toMatchObject({
    id: 'documents.extraction-old.year',
    text: 'We read the year 2023 on the W-2 from Harbor Clinic. Is it for 2024?',
  });
  expect(made.missing.filter(({ documentId }) => documentId)).toEqual([
    {
      questionId: 'documents.extraction-blurred',
      documentId: 'document-blurred',
      kind: 'document',
      message: 'Check 3 fields on the W-2 from Harbor Clinic.',
    },
  ]);
  const stated = (answers: Responses) =>
    plan(answers, documents).missing.filter(({ documentId }) => documentId === 'd9');
  expect(stated({ 'income-kinds': ['sales'] })).toEqual([]);
  expect(stated({ 'income-kinds': ['none'] })).toEqual([
    {
      questionId: 'income-kinds',
      documentId: 'd9',
      kind: 'document',
      message:
        '“broker.pdf” is a Form 1099-B, but your answers don’t mention it. Select “Sold stocks, funds, crypto, or other property” here, or remove the document.',
    },
  ]);
});

test('a joint return asks whose paper it is, unless its number tells', () => {
  const joint: Responses = { 'marital-status': 'married', 'file-together': true };
  const masked = readW2('clinic', 50000, 5000, { recipientSsn: 'XXX-XX-2002' });
  expect(idsOf(plan(joint, [masked]))).toContain('documents.extraction-clinic.owner');
  const numbers: Responses = {
    ...joint,
    'taxpayer.idKind': 'ssn',
    'taxpayer.ssn': '400-01-2001',
    'spouse.idKind': 'ssn',
    'spouse.ssn': '400-01-2002',
  };
  const known = plan(numbers, [masked]);
  expect(idsOf(known)).not.toContain('documents.extraction-clinic.owner');
  expect(known.skipped).toContainEqual({
    questionId: 'documents.extraction-clinic.owner',
    because: 'The Social Security number on the form shows whose it is.',
  });
  expect(idsOf(plan({ 'marital-status': 'divorced' }, [masked]))).not.toContain(
    'documents.extraction-clinic.owner',
  );
});

test('a paper without a printed year enters only when the reader says that it is for 2024', () => {
  const documents = [readW2('faint', 50000, 5000, { taxYear: null })];
  expect(idsOf(plan({}, documents))).toContain('documents.extraction-faint.year');
  for (const answer of [true, false]) {
    const answers: Responses = { 'documents.extraction-faint.year': answer };
    const { sources, missing } = assembleReturn({ answers, documents });
    expect(Object.keys(sources).includes('w2s[0].wages')).toBe(answer);
    expect(missing.filter(({ documentId }) => documentId)).toEqual([]);
  }
});

test('the same state gives the same plan', () => {
  const answers: Responses = { 'had-w2-income': true, 'marital-status': 'divorced' };
  expect(plan(answers)).toEqual(plan({ 'marital-status': 'divorced', 'had-w2-income': true }));
});

test('all questions are listed once, with an item of each group', () => {
  const ids = listAllCategories().flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(ids).toEqual(expect.arrayContaining(['had-w2-income', 'w2s.0.wages', 'dependents.0.ssn', 'notes']));
  expect(new Set(ids).size).toBe(ids.length);
});

test('a plain filer with one uploaded W-2 answers at most thirty questions, and three for an Ohio return', () => {
  const documents = [readW2('clinic', 50000, 5000)];
  const answers = answerAll({ 'marital-status': 'Never married', ...aboutMaria }, documents);
  const { total, categories } = planInterview({ answers, documents });
  const ofState = categories.find(({ slug }) => slug === 'states')?.questions ?? [];
  expect(ofState.map(({ id }) => id)).toEqual([
    'states.OH.schoolDistrictNumber',
    'state-kinds',
    'states.OH.items',
  ]);
  expect(total - ofState.length).toBeLessThanOrEqual(30);
});

test('for a screen, reasons of later items are only counted, and every question is in the count once', () => {
  const answers: Responses = { 'marital-status': 'single', 'income-kinds': ['sales'] };
  for (let index = 0; index < 200; index += 1) {
    answers[`sales.${index}.otherBoxes`] = ['none'];
    answers[`sales.${index}.more`] = true;
  }
  const made = planInterview({ answers, documents: [] });
  const brief = toBriefInsights(made);
  const whole = toInsights(made);
  expect(brief.skippedQuestions).toBe(whole.reasons.length);
  expect(brief.reasons).toEqual(whole.reasons.filter(({ questionId }) => !/^\w+\.[1-9]/.test(questionId)));
  const further = brief.further.reduce((sum, { count }) => sum + count, 0);
  expect(further).toBeGreaterThan(0);
  expect(brief.reasons.length + further).toBe(whole.reasons.length);
  for (const { because, count } of brief.further)
    expect(count).toBe(
      whole.reasons.filter((one) => one.because === because && /^\w+\.[1-9]/.test(one.questionId)).length,
    );
});

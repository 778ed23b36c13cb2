import { checkAnswer } from './answers';
import { assembleReturn } from './assemble';
import { planInterview } from './plan';
import { removeItem } from './repeat';
import { type Responses } from './schema';
import { answerAll, type Script } from './testing/answer-all';
import { aboutMaria, aboutSam, child } from './testing/people';
import {
  type Form,
  read,
  months,
  plan1095,
  paid,
  single,
  linesOf,
  askedOf,
  treeOf,
} from './testing/read-forms';

describe('Form 1095-A that was read', () => {
  const sharing: Script = {
    'documents.x1095A.shared': true,
    'documents.x1095A.sharedWith': '400-01-5555',
    'documents.x1095A.allocation.firstMonth': 1,
    'documents.x1095A.allocation.lastMonth': 12,
    'documents.x1095A.allocation.premium': 50,
    'documents.x1095A.allocation.benchmark': 50,
    'documents.x1095A.allocation.advance': 50,
  };

  test('is asked about the others on the plan; alone, it enters as printed', () => {
    const documents = [paid, plan1095];
    const question = askedOf({}, documents).find(({ id }) => id === 'documents.x1095A.shared');
    expect(question).toMatchObject({
      text: 'Does this plan cover anyone who is on another tax return?',
      itemName: '1095-A from “1095-A.pdf”',
      type: 'boolean',
    });
    expect(question).not.toHaveProperty('repeat');
    expect(askedOf({}, documents).some(({ id }) => id === 'documents.x1095A.sharedWith')).toBe(false);
    const lines = linesOf({ ...single, 'documents.x1095A.shared': false }, documents);
    expect(lines['8962']).toMatchObject({ '9': false, '11a': 7_200, '25': 3_600 });
  });

  test('of a shared plan takes our part of the amounts on the paper (Form 8962, Part IV)', () => {
    const lines = linesOf({ ...single, ...sharing }, [paid, plan1095]);
    expect(lines['8962']).toMatchObject({
      '9': true,
      '12a': 300,
      '12b': 250,
      '25': 1_800,
      '30a': 'P-77',
      '30b': '400-01-5555',
      '30c': 1,
      '30d': 12,
      '30e': 50,
      '30f': 50,
      '30g': 50,
    });
  });

  test('gives each share its question as the source, and each amount its box', () => {
    const documents = [paid, plan1095];
    const { sources } = treeOf(answerAll({ ...single, ...sharing }, documents), documents);
    expect(sources['marketplace[0].allocation.premium']).toEqual({
      questionId: 'documents.x1095A.allocation.premium',
    });
    expect(sources['marketplace[0].monthly']).toMatchObject({ fieldPath: 'box_monthly' });
    const wanted = askedOf({ 'documents.x1095A.shared': true }, documents);
    expect(wanted.find(({ id }) => id === 'documents.x1095A.sharedWith')?.factPath).toBe(
      'marketplace[0].sharedWith',
    );
  });

  test('with the totals of the year alone is asked for its months when the plan is shared', () => {
    const documents = [
      paid,
      read('1095-A', 'marketplace', {
        policy: 'P-78',
        state: 'OH',
        annual: { premium: 7_200, benchmark: 6_000, advance: 3_600 },
      }),
    ];
    const each = (amount: number) => Array.from({ length: 12 }, () => amount).join(' ');
    const lines = linesOf(
      {
        ...single,
        ...sharing,
        'documents.x1095A.monthly.premium': each(600),
        'documents.x1095A.monthly.benchmark': each(500),
        'documents.x1095A.monthly.advance': each(300),
      },
      documents,
    );
    expect(lines['8962']).toMatchObject({ '12a': 300, '25': 1_800 });
    expect(linesOf({ ...single, 'documents.x1095A.shared': false }, documents)['8962']).toMatchObject({
      '11a': 7_200,
      '25': 3_600,
    });
  });

  test('that waits for a look, or is of another year, is not asked about', () => {
    const ids = (more: Partial<Form>) =>
      askedOf({}, [read('1095-A', 'marketplace', { monthly: months }, more)]).map(({ id }) => id);
    expect(ids({ unconfirmed: 1 })).not.toContain('documents.x1095A.shared');
    expect(ids({ taxYear: 2023 })).toContain('documents.x1095A.year');
    expect(ids({ taxYear: 2023 })).not.toContain('documents.x1095A.shared');
  });

  test('is nobody’s alone on a joint return: whose it is isn’t asked', () => {
    const ids = askedOf({ 'marital-status': 'married', 'file-together': true }, [paid, plan1095]).map(
      ({ id }) => id,
    );
    expect(ids).toContain('documents.extraction-clinic.owner');
    expect(ids).not.toContain('documents.x1095A.owner');
  });

  test('checks the months against each other', () => {
    const state = {
      answers: { 'documents.x1095A.shared': true, 'documents.x1095A.allocation.firstMonth': 6 },
      documents: [plan1095],
    };
    expect(checkAnswer(state, 'documents.x1095A.allocation.lastMonth', 5)).toMatchObject({ ok: false });
    expect(checkAnswer(state, 'documents.x1095A.allocation.lastMonth', 6)).toEqual({ ok: true, value: 6 });
    expect(checkAnswer(state, 'documents.x1095A.policy', 'P')).toMatchObject({ ok: false });
    expect(checkAnswer(state, 'documents.other.shared', true)).toMatchObject({ ok: false });
  });
});

describe('Form 1098-E that was read', () => {
  const loans = [read('1098-E', 'studentLoans', { payer: 'First Loans', studentLoanInterest: 1_340.55 })];

  test('comes off the income without a question, with its box as the source', () => {
    const documents = [paid, ...loans];
    expect(linesOf(single, documents)['schedule-1']).toMatchObject({ '21': 1_341 });
    const { tree, sources } = treeOf({}, documents);
    expect(tree['adjustments']).toEqual({ studentLoanInterest: 1_340.55 });
    expect(sources['adjustments.studentLoanInterest']).toEqual({
      documentId: 'document-1098-E',
      extractionId: 'x1098E',
      fieldPath: 'box_studentLoanInterest',
    });
  });

  test('is added to other loans to the cent, and never counts beside a sum typed before', () => {
    const typed: Responses = { costs: ['student-loan'], 'adjustments.studentLoanInterest': 1_340.55 };
    expect(treeOf(typed, []).tree['adjustments']).toEqual({ studentLoanInterest: 1_340.55 });
    expect(treeOf(typed, loans).tree['adjustments']).toEqual({ studentLoanInterest: 1_340.55 });
    const more = { ...typed, 'adjustments.otherStudentLoanInterest': 0.1 };
    expect(treeOf(more, loans).tree['adjustments']).toEqual({ studentLoanInterest: 1_340.65 });
  });

  test('that waits for a look stays out and is named', () => {
    const documents = loans.map((one) => ({
      ...one,
      forms: one.forms.map((form) => ({ ...form, unconfirmed: 1 })),
    }));
    const { missing } = planInterview({ answers: {}, documents });
    expect(missing).toContainEqual({
      questionId: 'documents.x1098E',
      documentId: 'document-1098-E',
      message: 'Check 1 field on the 1098-E from First Loans.',
      kind: 'document',
    });
    expect(treeOf({}, documents).tree['adjustments']).toBeUndefined();
  });
});

describe('Form 1098-T that was read', () => {
  const documents = [
    paid,
    read('1098-T', 'education', {
      institution: 'Miami Valley College',
      ein: '31-1234567',
      qualifiedExpenses: 3_200,
      scholarships: 500,
      halfTime: true,
    }),
  ];
  const family: Script = {
    'marital-status': 'Married',
    'file-together': true,
    ...aboutMaria,
    ...aboutSam,
    'had-dependents': true,
    ...child(0, 'Mia', '2006-03-01'),
    'documents.extraction-clinic.owner': 'Me',
    'documents.x1098T.student': 'Mia',
    'documents.x1098T.books': 300,
    'documents.x1098T.aotcYearsClaimed': 0,
    'documents.x1098T.credit': 'The one that’s worth more',
  };

  test('asks only what the paper does not say, and gives the credit', () => {
    const answers = answerAll(family, documents);
    const { input, missing } = assembleReturn({ answers, documents });
    expect(missing).toEqual([]);
    expect(input?.education).toEqual([
      {
        student: { dependentIndex: 0 },
        institution: 'Miami Valley College',
        ein: '31-1234567',
        address: '9 College Ave, Dayton, OH 45402',
        priorForm1098T: false,
        qualifiedExpenses: 3_500,
        scholarships: 500,
        halfTime: true,
        felonyDrugConviction: false,
        aotcYearsClaimed: 0,
        credit: 'best',
      },
    ]);
    // 100% of 2,000 and 25% of the other 1,000: 2,250; 40% of it is refundable (Form 8863, lines 7 and 8).
    expect(linesOf(family, documents)['8863']).toMatchObject({ '1': 2_250, '8': 900 });
  });

  test('the answer that names the student follows when a person before is taken out', () => {
    const answers: Responses = {
      'dependents.0.firstName': 'Leo',
      'dependents.0.more': true,
      'dependents.1.firstName': 'Mia',
      'documents.x1098T.student': 'dependents.1',
    };
    expect(removeItem(answers, 'dependents', 0)['documents.x1098T.student']).toBe('dependents.0');
    expect(removeItem(answers, 'dependents', 1)).not.toHaveProperty('documents.x1098T.student');
  });
});

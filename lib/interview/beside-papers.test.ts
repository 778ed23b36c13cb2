import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { checkAnswer } from './answers';
import { assembleReturn } from './assemble';
import { assembleTree } from './assemble-tree';
import { type DocumentFacts } from './document-facts';
import { decideInterview } from './engine-silence';
import { planInterview } from './plan';
import { removeItem } from './repeat';
import { type Responses } from './schema';
import { answerAll, type Script } from './testing/answer-all';
import { aboutMaria, aboutSam, child, readW2 } from './testing/people';

type Form = DocumentFacts['forms'][number];

const read = (
  form: string,
  group: Form['group'],
  item: Form['item'],
  more: Partial<Form> = {},
): DocumentFacts => ({
  documentId: `document-${form}`,
  name: `${form}.pdf`,
  type: 'Other',
  forms: [
    {
      extractionId: `x${form.replaceAll(/\W/g, '')}`,
      form,
      group,
      item,
      sources: Object.fromEntries(Object.keys(item).map((key) => [key, `box_${key}`])),
      unconfirmed: 0,
      taxYear: 2024,
      ...more,
    },
  ],
});

const months = Array.from({ length: 12 }, () => ({ premium: 600, benchmark: 500, advance: 300 }));
const plan1095 = read('1095-A', 'marketplace', { policy: 'P-77', state: 'OH', monthly: months });
const paid = readW2('clinic', 40_000, 3_000);
const single: Script = { 'marital-status': 'Never married', ...aboutMaria };

const linesOf = (script: Script, documents: DocumentFacts[]) => {
  const { input, missing } = assembleReturn({ answers: answerAll(script, documents), documents });
  expect(missing).toEqual([]);
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts).lines;
};
const askedOf = (answers: Responses, documents: DocumentFacts[]) =>
  planInterview({ answers, documents }).categories.flatMap(({ questions }) => questions);
const treeOf = (answers: Responses, documents: DocumentFacts[]) =>
  assembleTree(decideInterview({ answers, documents }));

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
      text: 'Is someone on this plan who is on another tax return?',
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
      message: 'Look at the 1098-E from First Loans: 1 field must be checked by you.',
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
    'documents.x1098T.credit': 'The one that is worth more',
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

describe('Form 1099-R that was read', () => {
  const pension = (code: string, taxableAmount: number) =>
    read('1099-R', 'retirement', {
      payer: 'Old Fund',
      grossDistribution: 10_000,
      taxableAmount,
      code,
    });

  test('is asked what became of the money: what was put in another account is not taxed', () => {
    const moved: Script = {
      ...single,
      'documents.x1099R.uses': ['Put it in another retirement account'],
      'documents.x1099R.rollover': 10_000,
    };
    expect(linesOf(moved, [paid, pension('7', 10_000)])['1040']).toMatchObject({ '5a': 10_000, '5b': 0 });
    expect(linesOf(single, [paid, pension('7', 10_000)])['1040']).toMatchObject({ '5b': 10_000 });
  });

  test('a reason takes the 10% off money that came early', () => {
    const early: Script = {
      ...single,
      'documents.x1099R.early': true,
      'documents.x1099R.earlyExceptionCode': 'A birth or an adoption',
      'documents.x1099R.earlyExceptionAmount': 5_000,
    };
    const documents = [paid, pension('1', 10_000)];
    expect(linesOf(single, documents)['schedule-2']).toMatchObject({ '8': 1_000 });
    expect(linesOf(early, documents)['schedule-2']).toMatchObject({ '8': 500 });
  });

  test('a move straight to another account and a normal payment are not asked about what can’t matter', () => {
    const ids = (document: DocumentFacts) => askedOf({}, [document]).map(({ id }) => id);
    expect(ids(pension('G', 0))).not.toContain('documents.x1099R.uses');
    expect(ids(pension('7', 10_000))).toContain('documents.x1099R.uses');
    expect(ids(pension('7', 10_000))).not.toContain('documents.x1099R.early');
    expect(ids(pension('1', 10_000))).toContain('documents.x1099R.early');
  });
});

describe('Form 1099-MISC that was read', () => {
  const paper = (item: Form['item'], more: Partial<Form> = {}) =>
    read('1099-MISC', 'miscellaneous', { payer: 'Cobble Hill', ...item }, more);
  const prize = [paper({ otherIncome: 75.5, federalWithholding: 18, substitutePayments: 31.2 })];

  test('box 3 is a prize by the filer’s word; boxes 4 and 8 enter by themselves', () => {
    const answers: Responses = { 'documents.x1099MISC.use': 'other' };
    const { tree, sources } = treeOf(answers, prize);
    expect(tree['otherIncome']).toEqual([
      { owner: 'taxpayer', description: 'Other income, Cobble Hill', amount: 75.5 },
      { owner: 'taxpayer', description: 'Payments in place of dividends, Cobble Hill', amount: 31.2 },
    ]);
    expect(tree['payments']).toEqual({ otherWithholding: 18 });
    expect(sources['otherIncome[0].amount']).toMatchObject({ fieldPath: 'box_otherIncome' });
    expect(treeOf({}, prize).tree['otherIncome']).toHaveLength(1);
    const lines = linesOf({ ...single, 'documents.x1099MISC.use': 'A prize, a reward or other money' }, [
      paid,
      ...prize,
    ]);
    expect(lines['schedule-1']).toMatchObject({ '8z': 107 });
    expect(lines['1040']).toMatchObject({ '25b': 18 });
  });

  test('box 3 as pay goes to the business that takes it, and is asked for until there is one', () => {
    const work: Responses = { 'documents.x1099MISC.use': 'work' };
    const told: Responses = {
      ...work,
      'had-self-employment': true,
      'businesses.0.name': 'Talks',
      'businesses.0.papers': ['x1099MISC'],
    };
    const { tree } = treeOf(told, prize);
    expect(tree['businesses']).toMatchObject([{ name: 'Talks', income: { other: 75.5 } }]);
    expect(tree['otherIncome']).toHaveLength(1);
    expect(tree['payments']).toEqual({ otherWithholding: 18 });
    expect(askedOf(told, prize).find(({ id }) => id === 'businesses.0.papers')?.options).toEqual([
      '1099-MISC from Cobble Hill, $75.50',
      'None of these',
    ]);
    const { missing } = planInterview({
      answers: { ...work, 'had-self-employment': false },
      documents: prize,
    });
    expect(missing.map(({ message }) => message)).toContain(
      'You told us that the Form 1099-MISC in “1099-MISC.pdf” is pay for your own work. Answer Yes here.',
    );
  });

  test('rent goes to the place that takes it and royalties to theirs, each once', () => {
    const documents = [paper({ rents: 14_400, royalties: 210.35 })];
    const answers: Responses = {
      'income-kinds': ['rental'],
      'rentals.0.kind': '1',
      'rentals.0.papers': ['x1099MISC'],
      'rentals.0.rents': 100.05,
      'rentals.0.more': true,
      'rentals.1.kind': '6',
      'rentals.1.papers': ['x1099MISC'],
      'rentals.1.royalties': 0,
      'rentals.1.more': true,
      'rentals.2.kind': '2',
    };
    const { tree, sources } = treeOf(answers, documents);
    expect(tree['rentals']).toMatchObject([{ rents: 14_500.05 }, { royalties: 210.35 }, {}]);
    expect(sources['rentals[1].royalties']).toMatchObject({ fieldPath: 'box_royalties' });
    const asked = askedOf(answers, documents);
    expect(asked.find(({ id }) => id === 'rentals.0.rents')?.text).toBe(
      'How much other rent did you get for it?',
    );
    expect(asked.some(({ id }) => id === 'rentals.2.papers')).toBe(false);
  });

  test('rent without a place, and a box that we don’t place, are named', () => {
    const messages = (item: Form['item'], answers: Responses) =>
      planInterview({ answers, documents: [paper(item)] })
        .missing.filter(({ documentId }) => documentId)
        .map(({ questionId }) => questionId);
    expect(messages({ rents: 100 }, { 'income-kinds': ['none'] })).toEqual(['income-kinds']);
    expect(messages({ rents: 100 }, { 'income-kinds': ['rental'] })).toEqual([]);
    const nothing: Responses = {
      'income-kinds': ['none'],
      'money-kinds': ['none'],
      'had-self-employment': false,
    };
    expect(messages({ medicalPayments: 100 }, nothing)).toEqual(['money-kinds']);
    expect(messages({ medicalPayments: 100 }, { ...nothing, 'had-self-employment': true })).toEqual([]);
    expect(messages({ otherIncome: 100 }, nothing)).toEqual([]);
  });
});

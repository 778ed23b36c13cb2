import { type DocumentFacts } from './document-facts';
import { planInterview } from './plan';
import { type Responses } from './schema';
import { type Script } from './testing/answer-all';
import { type Form, read, paid, single, linesOf, askedOf, treeOf } from './testing/read-forms';

describe('Form 1099-R that was read', () => {
  const pension = (code: string, taxableAmount: number) =>
    read('1099-R', 'retirement', {
      payer: 'Old Fund',
      grossDistribution: 10_000,
      taxableAmount,
      code,
    });

  const retired: Script = { ...single, 'documents.x1099R.planKind': 'A company’s plan, such as a 401(k)' };

  test('is asked what became of the money: what was put in another account is not taxed', () => {
    const moved: Script = {
      ...retired,
      'documents.x1099R.uses': ['Rolled it over to another retirement account'],
      'documents.x1099R.rollover': 10_000,
    };
    expect(linesOf(moved, [paid, pension('7', 10_000)])['1040']).toMatchObject({ '5a': 10_000, '5b': 0 });
    expect(linesOf(retired, [paid, pension('7', 10_000)])['1040']).toMatchObject({ '5b': 10_000 });
  });

  test('a reason takes the 10% off money that came early', () => {
    const early: Script = {
      ...retired,
      'documents.x1099R.early': true,
      'documents.x1099R.earlyExceptionCode': 'Birth or adoption, up to $5,000 per child (19)',
      'documents.x1099R.earlyExceptionAmount': 5_000,
      'documents.x1099R.earlyExceptionChildren': 1,
    };
    const documents = [paid, pension('1', 10_000)];
    expect(linesOf(retired, documents)['schedule-2']).toMatchObject({ '8': 1_000 });
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
  const document = (item: Form['item'], more: Partial<Form> = {}) =>
    read('1099-MISC', 'miscellaneous', { payer: 'Cobble Hill', ...item }, more);
  const prize = [document({ otherIncome: 75.5, federalWithholding: 18, substitutePayments: 31.2 })];

  test('box 3 is a prize by the filer’s word; boxes 4 and 8 enter by themselves', () => {
    const answers: Responses = { 'documents.x1099MISC.use': 'other' };
    const { tree, sources } = treeOf(answers, prize);
    expect(tree['otherIncome']).toEqual([
      { owner: 'taxpayer', description: 'Other income, Cobble Hill', amount: 75.5 },
      { owner: 'taxpayer', description: 'Payments in lieu of dividends, Cobble Hill', amount: 31.2 },
    ]);
    expect(tree['payments']).toEqual({ otherWithholding: 18 });
    expect(sources['otherIncome[0].amount']).toMatchObject({ fieldPath: 'box_otherIncome' });
    expect(treeOf({}, prize).tree['otherIncome']).toHaveLength(1);
    const lines = linesOf({ ...single, 'documents.x1099MISC.use': 'A prize, award, or other income' }, [
      paid,
      ...prize,
    ]);
    expect(lines['schedule-1']).toMatchObject({ '8z': 107 });
    expect(lines['1040']).toMatchObject({ '25b': 18 });
  });

  test('box 3 as pay goes to the business that takes it, and is asked for until there is one', () => {
    const work: Responses = { 'documents.x1099MISC.use': 'work' };
    const stated: Responses = {
      ...work,
      'had-self-employment': true,
      'businesses.0.name': 'Talks',
      'businesses.0.papers': ['x1099MISC'],
    };
    const { tree } = treeOf(stated, prize);
    expect(tree['businesses']).toMatchObject([{ name: 'Talks', income: { other: 75.5 } }]);
    expect(tree['otherIncome']).toHaveLength(1);
    expect(tree['payments']).toEqual({ otherWithholding: 18 });
    expect(askedOf(stated, prize).find(({ id }) => id === 'businesses.0.papers')?.options).toEqual([
      '1099-MISC from Cobble Hill, $75.50',
      'None of these',
    ]);
    const { missing } = planInterview({
      answers: { ...work, 'had-self-employment': false },
      documents: prize,
    });
    expect(missing.map(({ message }) => message)).toContain(
      'You told us the Form 1099-MISC in “1099-MISC.pdf” reports self-employment income. Answer Yes here.',
    );
  });

  test('rent goes to the place that takes it and royalties to theirs, each once', () => {
    const documents = [document({ rents: 14_400, royalties: 210.35 })];
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
      'How much other rent did you receive for this property?',
    );
    expect(asked.some(({ id }) => id === 'rentals.2.papers')).toBe(false);
  });

  test('rent without a place, and a box that we don’t place, are named', () => {
    const messages = (item: Form['item'], answers: Responses) =>
      planInterview({ answers, documents: [document(item)] })
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

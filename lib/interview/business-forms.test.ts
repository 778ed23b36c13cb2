import { checkAnswer } from './answers';
import { assembleTree } from './assemble-tree';
import { type DocumentFacts } from './document-facts';
import { decideInterview } from './prune-irrelevant';
import { listMissing } from './missing';
import { planInterview } from './plan';
import { type Responses } from './schema';

const document = (
  id: string,
  form: '1099-NEC' | '1099-K',
  amount: number,
  more: Partial<DocumentFacts['forms'][number]> = {},
): DocumentFacts => ({
  documentId: `document-${id}`,
  name: `${id}.pdf`,
  type: '1099',
  forms: [
    {
      extractionId: id,
      form,
      group: 'other',
      item: { payer: `Payer ${id}`, [form === '1099-K' ? 'form1099K' : 'form1099Nec']: amount },
      sources: { form1099Nec: 'box1_nonemployee_comp', form1099K: 'box1a_gross' },
      unconfirmed: 0,
      taxYear: 2024,
      ...more,
    },
  ],
});
const work: Responses = {
  'marital-status': 'single',
  'had-self-employment': true,
  'businesses.0.name': 'Rides',
};
const treeOf = (answers: Responses, documents: DocumentFacts[]) =>
  assembleTree(decideInterview({ answers, documents }));
const question = (answers: Responses, documents: DocumentFacts[], id: string) =>
  planInterview({ answers, documents })
    .categories.flatMap(({ questions }) => questions)
    .find((one) => one.id === id);

test('papers are asked about where the work is told, and only when there are any', () => {
  expect(question(work, [], 'businesses.0.papers')).toBeUndefined();
  expect(question(work, [document('a', '1099-NEC', 9650.5)], 'businesses.0.papers')?.options).toEqual([
    '1099-NEC from Payer a, $9,650.50',
    'None of these',
  ]);
  const lastYear = document('a', '1099-NEC', 9650.5, { taxYear: 2023 });
  expect(question(work, [lastYear], 'businesses.0.papers')).toBeUndefined();
});

test('a picked paper enters its business once, beside what is typed, to the cent', () => {
  const documents = [
    document('a', '1099-NEC', 0.1),
    document('b', '1099-NEC', 0.2),
    document('c', '1099-K', 40),
  ];
  const picked: Responses = { ...work, 'businesses.0.papers': ['a', 'b'] };
  const { tree, sources } = treeOf(picked, documents);
  expect(tree['businesses']).toEqual([
    expect.objectContaining({ name: 'Rides', income: { form1099Nec: 0.3 } }),
  ]);
  expect(sources['businesses[0].income.form1099Nec']).toEqual({
    documentId: 'document-b',
    extractionId: 'b',
    fieldPath: 'box1_nonemployee_comp',
  });
  const typed: Responses = {
    ...picked,
    'businesses.0.incomeKinds': ['income-form1099Nec'],
    'businesses.0.income.form1099Nec': 100.05,
  };
  expect(treeOf(typed, documents).tree['businesses']).toEqual([
    expect.objectContaining({ income: { form1099Nec: 100.35 } }),
  ]);
  expect(question(typed, documents, 'businesses.0.income.form1099Nec')?.text).toContain('your other Forms');
  expect(question(typed, documents, 'businesses.0.incomeKinds')?.note).toBe(
    'We already included the 1099-NEC from Payer a and the 1099-NEC from Payer b. Leave that income out here.',
  );
});

test('a paper of one business can’t be picked for the next', () => {
  const documents = [document('a', '1099-NEC', 10), document('b', '1099-K', 20)];
  const two: Responses = {
    ...work,
    'businesses.0.papers': ['a'],
    'businesses.0.more': true,
    'businesses.1.name': 'Shop',
  };
  expect(question(two, documents, 'businesses.1.papers')?.options).toEqual([
    '1099-K from Payer b, $20.00',
    'None of these',
  ]);
  const both = treeOf({ ...two, 'businesses.1.papers': ['a', 'b'] }, documents).tree['businesses'];
  // The second pick of the same document is no answer, so nothing of it counts.
  expect(both).toEqual([
    expect.objectContaining({ income: { form1099Nec: 10 } }),
    expect.not.objectContaining({ income: expect.anything() }),
  ]);
});

test('without the document its amount is out again, and the question is open or gone', () => {
  const picked: Responses = { ...work, 'businesses.0.papers': ['a'] };
  const businesses = treeOf(picked, []).tree['businesses'];
  expect(businesses).toEqual([expect.not.objectContaining({ income: expect.anything() })]);
  expect(question(picked, [], 'businesses.0.papers')).toBeUndefined();
  const other = [document('b', '1099-K', 20)];
  expect(planInterview({ answers: picked, documents: other }).missing).toContainEqual(
    expect.objectContaining({ questionId: 'businesses.0.papers', kind: 'unanswered' }),
  );
});

test('a paper that nobody checked holds the return up, and counts for nothing until then', () => {
  const documents = [document('a', '1099-NEC', 10, { unconfirmed: 2 })];
  const picked: Responses = { ...work, 'businesses.0.papers': ['a'] };
  const walk = decideInterview({ answers: picked, documents });
  expect(listMissing(walk)).toContainEqual({
    questionId: 'documents.a',
    documentId: 'document-a',
    kind: 'document',
    message: 'Check 2 fields on the 1099-NEC from Payer a.',
  });
  expect(assembleTree(walk).tree['businesses']).toEqual([
    expect.not.objectContaining({ income: expect.anything() }),
  ]);
});

test('the labels on the screen are taken as answers', () => {
  const state = { answers: work, documents: [document('a', '1099-NEC', 9650.5)] };
  expect(checkAnswer(state, 'businesses.0.papers', ['1099-NEC from Payer a, $9,650.50'])).toEqual({
    ok: true,
    value: ['a'],
  });
  expect(checkAnswer(state, 'businesses.0.papers', ['b']).ok).toBe(false);
});

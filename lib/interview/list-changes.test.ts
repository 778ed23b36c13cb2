import { describeNow } from './interview-now';
import { applyChange, diffLists, fingerprint, signedKeys, signOf } from './list-changes';
import { planInterview } from './plan';
import {
  BriefInsights,
  Category,
  Question,
  QuestionNotice,
  Repeat,
  SkipReason,
  type Responses,
} from './schema';
import { addSales } from './sales-csv/add-sales';
import { readSalesList } from './sales-csv/read-list';

const listOf = (answers: Responses) => planInterview({ answers, documents: [] }).categories;
const start: Responses = { 'had-w2-income': true, 'marital-status': 'never-married' };

test.each<[string, Responses, Responses]>([
  ['nothing changes', start, start],
  ['questions open', { ...start, 'had-w2-income': false }, start],
  ['questions fall away', start, { ...start, 'had-w2-income': false }],
  ['a topic comes', start, { ...start, 'had-self-employment': true }],
  ['a topic goes', { ...start, 'had-self-employment': true }, start],
  ['words change', { ...start, 'w2s.0.employerName': 'A' }, { ...start, 'w2s.0.employerName': 'B' }],
  ['all begins', {}, { ...start, 'income-kinds': ['sales', 'rental'] }],
])('%s: the change makes one list out of the other', (_, before, after) => {
  const change = diffLists(listOf(before), listOf(after));
  expect(applyChange(listOf(before), change)).toEqual(listOf(after));
});

test('a list that has moved on is not changed by guess', () => {
  const change = diffLists(listOf({}), listOf(start));
  expect(applyChange(listOf(start), change)).toBeNull();
  expect(fingerprint(listOf({}))).not.toBe(fingerprint(listOf(start)));
});

test('a long list travels as what changed', () => {
  const csv = Array.from({ length: 60 }, (_, at) => `S${at},01/02/2023,01/03/2024,${at + 5},3`);
  const { rows } = readSalesList(
    ['Description,Date acquired,Date sold,Proceeds,Cost', ...csv].join('\n'),
    2024,
  );
  const sales = rows.flatMap(({ sale }) => (sale ? [sale] : []));
  const many = {
    ...start,
    ...addSales({ answers: start, documents: [] }, { sales, importId: 'a', owner: undefined }),
  };
  const before = { answers: many, documents: [] };
  const after = { answers: { ...many, 'sales.30.paper': 'none' }, documents: [] };
  const now = describeNow(after, before, 'sales.30.paper');
  expect(now.categories).toBeNull();
  if (now.change === null) throw new Error('no change');
  expect(applyChange(planInterview(before).categories, now.change)).toEqual(planInterview(after).categories);
  expect(JSON.stringify(now.change).length).toBeLessThan(5_000);
});

test('what the screen has is not sent again, whatever the order in which it keeps its fields', () => {
  const state = { answers: { 'marital-status': 'single' }, documents: [] };
  const first = describeNow(state, { answers: {}, documents: [] }, 'marital-status');
  if (first.categories === null || first.insights === null) throw new Error('nothing was sent');
  const turned: Category[] = first.categories.map(({ name, slug, questions }) => ({
    questions: questions.map(
      (question) => Object.fromEntries(Object.entries(question).reverse()) as unknown as Question,
    ),
    slug,
    name,
  }));
  const seen = signOf(turned, first.insights);
  const again = describeNow({ ...state }, state, 'marital-status', seen);
  expect(again).toEqual({ ...first, categories: null, change: null, answers: {}, insights: null });
  const ids = first.categories.flatMap(({ questions }) => questions.map(({ id }) => id));
  expect(again.next).toBe(ids[ids.indexOf('marital-status') + 1]);
  const married = { answers: { 'marital-status': 'married' }, documents: [] };
  expect(describeNow(married, state, 'marital-status', seen).categories).not.toBeNull();
});

test('every word that a screen shows is signed', () => {
  const shapes = [Question, Category, Repeat, QuestionNotice, BriefInsights, SkipReason];
  const keys = shapes.flatMap(({ shape }) => Object.keys(shape));
  expect(keys.filter((key) => !signedKeys.includes(key))).toEqual([]);
  const list = listOf(start);
  const insights = { skippedQuestions: 0, reasons: [], further: [] };
  const [first] = list;
  if (first === undefined) throw new Error('no list');
  const other = [{ ...first, name: `${first.name}!` }, ...list.slice(1)];
  expect(signOf(other, insights)).not.toBe(signOf(list, insights));
});

test('an answer whose label names a business comes along when the name changes', () => {
  const named = (name: string): Responses => ({
    ...start,
    'had-self-employment': true,
    'businesses.0.name': name,
    'had-assets': true,
    'assets.0.belongsTo': 'businesses.0',
  });
  const [before, after] = ['Bakery', 'Cafe'].map((name) => ({ answers: named(name), documents: [] }));
  if (before === undefined || after === undefined) throw new Error('no states');
  expect(describeNow(after, before, 'businesses.0.name').answers).toEqual({ 'assets.0.belongsTo': 'Cafe' });
});

import { createHash } from 'node:crypto';
import { describeNow } from './interview-now';
import { applyChange, diffLists, fingerprint } from './list-changes';
import { planInterview } from './plan';
import { type Responses } from './schema';
import { addSales } from './sales-csv/add-sales';
import { readSalesList } from './sales-csv/read-list';

const listOf = (answers: Responses) => planInterview({ answers, documents: [] }).categories;
const sign = (text: string) => createHash('sha256').update(text).digest('base64url');
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
  const { rows } = readSalesList(['Description,Date acquired,Date sold,Proceeds,Cost', ...csv].join('\n'));
  const sales = rows.flatMap(({ sale }) => (sale ? [sale] : []));
  const many = {
    ...start,
    ...addSales({ answers: start, documents: [] }, { sales, importId: 'a', owner: undefined }),
  };
  const before = { answers: many, documents: [] };
  const after = { answers: { ...many, 'sales.30.paper': 'none' }, documents: [] };
  const now = describeNow(after, before, sign);
  expect(now.categories).toBeNull();
  if (now.change === null) throw new Error('no change');
  expect(applyChange(planInterview(before).categories, now.change)).toEqual(planInterview(after).categories);
  expect(JSON.stringify(now.change).length).toBeLessThan(5_000);
  const short = describeNow({ answers: start, documents: [] }, { answers: {}, documents: [] }, sign);
  expect(short.change).toBeNull();
  expect(short.categories).toEqual(listOf(start));
});

test('what the writer has seen is not sent again', () => {
  const answers: Responses = { 'marital-status': 'single' };
  const state = { answers, documents: [] };
  const first = describeNow(state, { answers: {}, documents: [] }, sign);
  expect(first.categories).not.toBeNull();
  expect(describeNow({ ...state }, state, sign, first.tag)).toEqual({
    tag: first.tag,
    categories: null,
    change: null,
    insights: null,
    estimate: first.estimate,
  });
  const married = { answers: { 'marital-status': 'married' }, documents: [] };
  const other = describeNow(married, state, sign, first.tag);
  expect(other.tag).not.toBe(first.tag);
  expect(other.categories).not.toBeNull();
});

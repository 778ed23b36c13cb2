import { listAllCategories, planInterview } from './plan';
import { listSearchable, searchInterview, splitWords } from './search';
import { type Responses } from './schema';

function search(query: string, answers: Responses = {}) {
  const { categories, skipped } = planInterview({ answers, documents: [] });
  return searchInterview(listSearchable(categories, listAllCategories(), skipped), query);
}

test('words lose accents, capitals and signs; names of forms stay whole', () => {
  expect(splitWords('Did you get a Form 1099-R, or a 401(k) – José’s?')).toEqual([
    'did',
    'you',
    'get',
    'a',
    'form',
    '1099-r',
    'or',
    'a',
    '401k',
    'joses',
  ]);
});

test('a question is found by the beginning of its words, and leads to itself', () => {
  expect(search('born')[0]).toMatchObject({ because: null, leadsTo: 'taxpayer.dateOfBirth' });
  expect(search('BORN when')[0]?.id).toBe('taxpayer.dateOfBirth');
});

test('a topic is found by its name, and leads to its first question', () => {
  const found = search('household').find(({ kind }) => kind === 'topic');
  expect(found).toMatchObject({ text: 'Your household', leadsTo: 'marital-status' });
});

test('what fell away says why, and leads to the answer that decided', () => {
  const [found] = search('box 1 wages tips', { 'had-w2-income': false });
  expect(found).toMatchObject({ id: 'w2s.0.wages', leadsTo: 'had-w2-income' });
  expect(found?.because).toMatch(/^You answered No to “/);
});

test('what is not decided yet says so and leads to its topic', () => {
  const [found] = search('box 1 wages tips');
  expect(found).toMatchObject({
    id: 'w2s.0.wages',
    because: 'Whether we ask this depends on an earlier answer.',
    leadsTo: 'had-w2-income',
  });
});

test('questions that are asked stand before those that are not', () => {
  const found = search('spouse', { 'marital-status': 'married' });
  const firstSkipped = found.findIndex(({ because }) => because !== null);
  expect(found[0]?.because).toBeNull();
  expect(found.slice(firstSkipped).every(({ because }) => because !== null)).toBe(true);
});

test('everyday words find what they mean', () => {
  expect(search('wife').some(({ text }) => text.includes('spouse'))).toBe(true);
  expect(search('occupation').some(({ text }) => /job/.test(text))).toBe(true);
  expect(search('bitcoin')[0]?.text).toMatch(/digital|crypto|these in 2024/i);
});

test('every word must stand there, and an empty query finds nothing', () => {
  expect(search('born zebra')).toEqual([]);
  expect(search('  ,. ')).toEqual([]);
});

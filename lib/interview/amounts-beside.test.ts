import { isKnownQuestion } from './answers';
import { listAllCategories, planInterview } from './plan';
import { type Question } from './schema';
import { openAmounts } from './topics/opened-amounts';

const all = listAllCategories().flatMap(({ questions }) => questions);
const withAmounts = all.filter(({ amounts }) => amounts !== undefined);
const find = (id: string): Question => {
  const found = all.find((question) => question.id === id);
  if (found === undefined) throw new Error(`there is no question ${id}`);
  return found;
};

test('every amount beside a choice answers a question of its own, in dollars', () => {
  expect(withAmounts.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['businesses.0.costs', 'w2s.0.box12Codes', 'rentals.0.costs', 'itemized-kinds']),
  );
  for (const { id, options, amounts = [] } of withAmounts)
    for (const { option, questionId, min } of amounts) {
      const own = find(questionId);
      expect({ id, questionId, format: own.format }).toEqual({ id, questionId, format: 'money' });
      expect(options).toContain(option);
      expect(min ?? 0).toBe(own.min);
    }
});

test('a hint keeps what to leave out, and no example', () => {
  const costs = find('businesses.0.costs').amounts ?? [];
  const hintOf = (option: string) => costs.find((one) => one.option === option)?.hint;
  expect(hintOf('Insurance')).toBe('Leave out health insurance.');
  expect(hintOf('Business meals')).toBe('Usually half the cost is deductible. Enter that half.');
  expect(hintOf('Advertising')).toBeUndefined();
  const hints = withAmounts.flatMap(({ amounts = [] }) => amounts.flatMap(({ hint = '' }) => hint));
  expect(hints.filter((hint) => hint.includes('For example'))).toEqual([]);
});

test('what all amounts of a list say is said once, above it', () => {
  const help = 'Enter the whole year. For example, 12.00.';
  expect(
    openAmounts([
      { value: 'a', id: '.a', help },
      { value: 'b', id: '.b', help },
    ]),
  ).toEqual([
    { value: 'a', id: '.a' },
    { value: 'b', id: '.b' },
  ]);
});

test('amounts of a second business belong to it', () => {
  const state = {
    answers: { 'had-self-employment': true, 'businesses.0.more': true },
    documents: [],
  };
  const questions = planInterview(state).categories.flatMap((category) => category.questions);
  const amounts = questions.find(({ id }) => id === 'businesses.1.costs')?.amounts ?? [];
  expect(amounts.map(({ questionId }) => questionId)).toContain('businesses.1.expenses.supplies');
  expect(amounts.every(({ questionId }) => isKnownQuestion(state, questionId))).toBe(true);
});

test('hints of another year speak of that year', () => {
  const hintIn = (taxYear: 2024 | 2025) =>
    planInterview({ taxYear, answers: { 'had-self-employment': true }, documents: [] })
      .categories.flatMap(({ questions }) => questions)
      .find(({ id }) => id === 'businesses.0.costs')
      ?.amounts?.find(({ questionId }) => questionId.endsWith('section179Carryover'))?.hint;
  expect(hintIn(2024)).toBe('It’s on line 13 of your 2023 Form 4562.');
  expect(hintIn(2025)).toBe('It’s on line 13 of your 2024 Form 4562.');
});

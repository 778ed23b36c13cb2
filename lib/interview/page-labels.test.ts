import { listAllCategories } from './plan';
import { helpOnPage } from './page-labels';

const questions = listAllCategories().flatMap((category) => category.questions);
const helpOf = (id: string): string => {
  const question = questions.find((one) => one.id === id);
  if (question === undefined) throw new Error(`there is no question ${id}`);
  return helpOnPage(question);
};

test('help on a page speaks of no choice that isn’t there', () => {
  const lists = questions.filter(({ options }) => options.includes('None of these'));
  expect(lists.length).toBeGreaterThan(20);
  for (const question of lists) {
    const help = helpOnPage(question);
    expect([question.id, help]).toEqual([question.id, expect.not.stringContaining('None of these')]);
    expect([question.id, /[.”]$/.test(help)]).toEqual([question.id, true]);
  }
  expect(helpOf('states.MA.items')).toBe('Select all that apply for 2024. Leave this blank if none apply.');
  expect(helpOf('special-items')).toBe(
    'For example, select the first option if your 2023 return had a capital loss left over. Leave this blank if none apply.',
  );
});

test('other help stays as it is', () => {
  const question = questions.find(({ id }) => id === 'costs');
  expect(helpOf('costs')).toBe(question?.helpText);
});

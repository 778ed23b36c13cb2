import { makeEmptyView } from '@/tests/eval/chat/make-view';
import { findLaw } from './find-law';
import { readQuestion } from './read/read-question';

const view = makeEmptyView(() => Promise.resolve([]));

test('a card about a state by its name comes before those about all states', () => {
  expect(findLaw(readQuestion('does washington state tax capital gains'), view).card?.id).toBe(
    'washington-capital-gains',
  );
});

test('what was spoken of stays beside what a follow-up brings in', () => {
  const law = findLaw(readQuestion('what about withholding', ['is unemployment taxable']), view);
  expect(law.card?.id).toBe('w4');
  expect(law.also[0]?.id).toBe('unemployment');
});

test('a name that the question says whole is what was asked, also where it names others', () => {
  const law = findLaw(readQuestion('what counts as support when figuring if my mom is my dependent'), view);
  expect(law).toMatchObject({ card: { id: 'support-test' }, sure: 'sure' });
});

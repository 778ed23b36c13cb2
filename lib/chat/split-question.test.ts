import { splitQuestion } from './split-question';

it.each([
  ["what's my agi and my total income", ["what's my agi", 'my total income']],
  ['when is it due? how much is my refund', ['when is it due', 'how much is my refund']],
])('finds two questions in "%s"', (text, parts) => {
  expect(splitQuestion(text)).toEqual(parts);
});

it.each([
  'which standard deduction did i get and how much is it',
  'church and charity total',
  'do i itemize and what is the number',
  'how much is my refund?',
])('takes "%s" as one', (text) => {
  expect(splitQuestion(text)).toBeNull();
});

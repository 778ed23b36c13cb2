import { filers } from '@/tests/eval/chat/returns';
import { findPapers, findQuotedPaper, readPaperKind } from './find-paper';

it.each([
  ['what is my date of birth on the return?', 'person'],
  ['who is my employer on here', 'w2'],
  ['cash or accrual on my schedule c', 'business'],
  ['what did the shares sell for', 'sale'],
  ['was my gain on the shares long or short term', 'sale'],
  ['what cost basis did you use for the stock', 'sale'],
  ['name of the mortgage lender', 'mortgage'],
  ['which day care is listed', 'care'],
  ['what address do you have for me', 'home'],
  ['everyone who paid me something', 'payers'],
])('"%s" asks for papers: %s', (text, kind) => {
  expect(readPaperKind(text)).toBe(kind);
});

it.each([
  'our baby was born in december, can we claim the credit',
  'which bank has the best rate',
  'when should i sell my shares',
  'what is my house worth',
  'how much is left on my mortgage',
  'how do i get an ein for my business',
  'which day care near us is good',
  'should i use cash or accrual accounting',
  'how much profit did i make on the shares',
])('"%s" asks for no paper', (text) => {
  expect(readPaperKind(text)).toBeNull();
});

it('finds the paper of the one who is named', () => {
  const [only, second] = findPapers(filers.ortiz, 'w2', 'How much did Luis make?');
  expect(only?.name).toBe('City Library');
  expect(second).toBeUndefined();
  expect(findPapers(filers.ortiz, 'w2', 'list our w2s')).toHaveLength(2);
});

it('takes a name and its amount for a paper that is looked for', () => {
  expect(findQuotedPaper(filers.ortiz, 'check: bank 420', 'check: First Bank 420')).toBe('interest');
  expect(findQuotedPaper(filers.ortiz, 'check: bank 430', 'check: First Bank 430')).toBeNull();
  expect(
    findQuotedPaper(filers.ann, 'is the employer going to pay more', 'is the bakery going to pay more'),
  ).toBeNull();
});

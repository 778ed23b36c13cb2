import { readListed } from './read-listed';

it.each([
  ['list all the income we reported', 'income'],
  ['which credits are on here', 'credits'],
  ['what deductions did i get', 'deductions'],
  ['every business expense on my return', 'expenses'],
  ['which forms and schedules are part of my return', 'forms'],
  ['what itemized deductions do you have for me', 'itemized'],
  ['list the payments that count toward my tax', 'payments'],
])('"%s" asks for a list of %s', (text, name) => {
  expect(readListed(text)).toBe(name);
});

it.each([
  'which deductions am i missing',
  'what is our income after adjustments',
  'which form do i need for my green card',
  'what did my business clear after expenses',
  'which figure of my income do i give her',
  'what other credits can i get',
])('"%s" asks for none', (text) => {
  expect(readListed(text)).toBeNull();
});

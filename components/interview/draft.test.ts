import { type Question } from '@/lib/interview/schema';
import { draftOf, readDraft, sameAnswer, showDraft, tidyDraft, togglePick } from './draft';

const question = (more: Partial<Question>): Question => ({
  id: 'q',
  text: 'Q?',
  helpText: 'Help.',
  why: 'Because.',
  type: 'text',
  options: [],
  factPath: 'interview.q',
  ...more,
});
const money = question({ type: 'number', format: 'money', min: 0, max: 9_999_999_999.99 });
const signed = question({ type: 'number', format: 'money', min: -9_999_999_999.99 });
const months = question({ type: 'number', format: 'whole', min: 0, max: 12 });
const kinds = question({ type: 'checkbox', options: ['Box 1', 'Box 2', 'None of these'] });

test.each([
  ['48250', 48250],
  ['48,250', 48250],
  ['48,250.5', 48250.5],
  [' $1,234.56 ', 1234.56],
  ['.5', 0.5],
  ['5.', 5],
  ['0', 0],
])('the amount %j is %d', (typed, answer) => {
  expect(readDraft(money, typed)).toEqual({ kind: 'answer', answer });
});

test('an amount below zero may be written with a minus or in brackets', () => {
  expect(readDraft(signed, '-120.50')).toEqual({ kind: 'answer', answer: -120.5 });
  expect(readDraft(signed, '−120.50')).toEqual({ kind: 'answer', answer: -120.5 });
  expect(readDraft(signed, '(120.50)')).toEqual({ kind: 'answer', answer: -120.5 });
  expect(readDraft(signed, '-0')).toEqual({ kind: 'answer', answer: 0 });
});

test.each([
  [money, 'abc', 'Enter a number, such as 1,250.00.'],
  [money, '1,25', 'Enter a number, such as 1,250.00.'],
  [money, '.', 'Enter a number, such as 1,250.00.'],
  [money, '1.234', 'Enter dollars and cents, with no more than two decimal places.'],
  [money, '-5', 'This can’t be less than zero.'],
  [money, '99999999999', 'Enter 9,999,999,999.99 or less.'],
  [months, '6.5', 'Enter a whole number.'],
  [months, '13', 'Enter 12 or less.'],
])('%# refuses %j', (asked, typed, message) => {
  expect(readDraft(asked, typed)).toEqual({ kind: 'wrong', message });
});

test('nothing is nothing', () => {
  expect(readDraft(money, '  ')).toEqual({ kind: 'empty' });
  expect(readDraft(question({ type: 'boolean' }), null)).toEqual({ kind: 'empty' });
  expect(readDraft(kinds, [])).toEqual({ kind: 'empty' });
  expect(readDraft(question({ type: 'boolean' }), false)).toEqual({ kind: 'answer', answer: false });
});

test('saved answers come back the way they are written', () => {
  expect(draftOf(money, 48250.5)).toBe('48,250.50');
  expect(draftOf(months, 7)).toBe('7');
  expect(draftOf(kinds, undefined)).toEqual([]);
  expect(draftOf(question({ type: 'boolean' }), undefined)).toBeNull();
  expect(tidyDraft(money, '$48250.5')).toBe('48,250.50');
  expect(tidyDraft(money, '48x')).toBe('48x');
  expect(tidyDraft(question({}), ' Acme ')).toBe(' Acme ');
});

test('a secret shows its last four signs when the cursor is elsewhere', () => {
  const ssn = question({ format: 'ssn', sensitive: true });
  expect(showDraft(ssn, '400-01-2001', false)).toBe('•••-••-2001');
  expect(showDraft(ssn, '400-01-2001', true)).toBe('400-01-2001');
  expect(showDraft(question({}), 'Acme', false)).toBe('Acme');
});

test('“None of these” stands alone, and picks keep the order of the list', () => {
  expect(togglePick(kinds, ['Box 2'], 'Box 1')).toEqual(['Box 1', 'Box 2']);
  expect(togglePick(kinds, ['Box 1', 'Box 2'], 'None of these')).toEqual(['None of these']);
  expect(togglePick(kinds, ['None of these'], 'Box 1')).toEqual(['Box 1']);
  expect(togglePick(kinds, ['Box 1'], 'Box 1')).toEqual([]);
});

test('answers are compared by what they say', () => {
  expect(sameAnswer(['a', 'b'], ['a', 'b'])).toBe(true);
  expect(sameAnswer(['a', 'b'], ['b', 'a'])).toBe(false);
  expect(sameAnswer(undefined, null)).toBe(true);
  expect(sameAnswer(0, false)).toBe(false);
});

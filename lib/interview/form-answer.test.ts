import { readFormAnswer } from './form-answer';
import { type QuestionType } from './schema';
import { readTypedNumber } from './typed-number';

test.each<[QuestionType, string[], unknown]>([
  ['boolean', ['true'], true],
  // The answer that stood there, then the button that was pressed.
  ['boolean', ['true', 'false'], false],
  ['boolean', [], null],
  ['number', ['$50,000.25'], 50_000.25],
  ['number', ['(12.50)'], -12.5],
  ['number', ['twelve'], 'twelve'],
  ['number', [' '], null],
  ['checkbox', ['A', 'B'], ['A', 'B']],
  ['multiselect', [], null],
  ['radio', ['Married'], 'Married'],
  ['text', ['  Baker '], 'Baker'],
  ['date', ['1990-05-04'], '1990-05-04'],
])('%s with %j is %j', (type, given, answer) => {
  expect(readFormAnswer(type, given)).toEqual(answer);
});

test.each([
  ['1,234.50', { value: 1234.5, fraction: '.50' }],
  ['-0', { value: 0, fraction: '' }],
  ['1,23', null],
  ['.', null],
  ['.5', { value: 0.5, fraction: '.5' }],
])('typed %j is %j', (text, number) => {
  expect(readTypedNumber(text)).toEqual(number);
});

import { checkAnswer, isKnownQuestion, presentResponses } from './answers';
import { type AnswerValue, type Responses } from './schema';

const check = (questionId: string, answer: AnswerValue, answers: Responses = {}) =>
  checkAnswer({ answers, documents: [] }, questionId, answer);
const refused = (message: string) => ({ ok: false, message });
const kept = (value: AnswerValue) => ({ ok: true, value });

test.each<[string, AnswerValue, AnswerValue]>([
  ['had-w2-income', true, true],
  ['marital-status', 'Married', 'married'],
  ['marital-status', 'married', 'married'],
  ['address.state', 'Ohio', 'OH'],
  ['w2s.0.wages', 48250.55, 48250.55],
  ['w2s.0.wages', 0, 0],
  ['w2s.0.employerEin', '123456789', '12-3456789'],
  ['w2s.0.box12Codes', ['W: Health savings account (HSA)', 'D'], ['D', 'W']],
  ['dependents.0.dateOfBirth', '2024-02-29', '2024-02-29'],
  ['dependents.0.monthsInHome', 7, 7],
  ['socialSecurity.0.netBenefits', -120.5, -120.5],
  ['retirement.0.code', ' 7d ', '7D'],
  ['taxpayer.firstName', '  Zoë-Marie O’Neil ', 'Zoë-Marie O’Neil'],
  ['taxpayer.ssn', '400012001', '400-01-2001'],
  ['taxpayer.ipPin', '', ''],
  ['taxpayer.phone', '(937) 555-0142', '937-555-0142'],
  ['address.zip', '45402-1234', '45402-1234'],
  ['refund.routingNumber', '021000021', '021000021'],
  ['refund.accountNumber', '000123456789', '000123456789'],
  ['notes', 'Moved in March.\nTwo addresses.', 'Moved in March.\nTwo addresses.'],
])('%s takes %j', (id, answer, value) => {
  expect(check(id, answer)).toEqual(kept(value));
});

test.each<[string, AnswerValue, string]>([
  ['no-such-question', true, 'We couldn’t find that question.'],
  ['toString', true, 'We couldn’t find that question.'],
  ['w2s.x.wages', 1, 'We couldn’t find that question.'],
  ['w2s.01.wages', 1, 'We couldn’t find that question.'],
  ['documents.nobody.owner', 'Me', 'We couldn’t find that question.'],
  ['had-w2-income', 'Yes', 'Select Yes or No.'],
  ['had-w2-income', 1, 'Select Yes or No.'],
  ['marital-status', 'Engaged', 'Select one of the options.'],
  ['marital-status', ['married'], 'Select one of the options.'],
  ['income-kinds', 'none', 'Select from the list.'],
  ['income-kinds', [], 'Select at least one option.'],
  ['income-kinds', ['lottery'], 'Select from the options shown.'],
  ['income-kinds', ['None of these', 'rental'], 'Select “None of these” by itself, or clear it.'],
  ['w2s.0.wages', '48250', 'Enter a number.'],
  ['w2s.0.wages', Number.NaN, 'Enter a number.'],
  ['w2s.0.wages', -1, 'This can’t be less than zero.'],
  ['w2s.0.wages', 10.005, 'Enter dollars and cents, with no more than two decimal places.'],
  ['w2s.0.wages', 1e12, 'Enter 9,999,999,999.99 or less.'],
  ['dependents.0.monthsInHome', 6.5, 'Enter a whole number.'],
  ['dependents.0.monthsInHome', 13, 'Enter 12 or less.'],
  ['dependents.0.dateOfBirth', '2023-02-29', 'Enter a valid date.'],
  ['dependents.0.dateOfBirth', '2025-01-01', 'Enter a date on or before 12/31/2024.'],
  ['taxpayer.dateOfBirth', '1899-12-31', 'Enter a date on or after 01/01/1900.'],
  ['taxpayer.firstName', '   ', 'Enter an answer.'],
  ['taxpayer.firstName', 'R2D2', 'Use letters, spaces, hyphens, and apostrophes.'],
  ['taxpayer.firstName', 'x'.repeat(61), 'Use no more than 60 characters.'],
  ['w2s.0.employerName', 'Acme\u0000', 'Use only letters, numbers, and common punctuation.'],
  ['w2s.0.employerName', 'Acme\u202Exet', 'Use only letters, numbers, and common punctuation.'],
  ['w2s.0.employerName', 'Acme\u2066', 'Use only letters, numbers, and common punctuation.'],
  ['w2s.0.employerName', 'Acme\nCorp', 'Enter a single line of text.'],
  ['w2s.0.employerEin', '1234', 'Enter nine digits, such as 12-3456789.'],
  ['taxpayer.ssn', '12345678', 'Enter nine digits, such as 123-45-6789.'],
  ['taxpayer.ssn', '000-12-3456', 'This isn’t a valid Social Security number. Check the card.'],
  ['taxpayer.ssn', '900-70-0001', 'This isn’t a valid Social Security number. Check the card.'],
  ['taxpayer.ipPin', '12345', 'Enter six digits, such as 123456.'],
  ['address.zip', '4540', 'Enter five digits, such as 45402.'],
  [
    'refund.routingNumber',
    '021000022',
    'This isn’t a valid routing number. Enter the nine digits at the bottom left of a check.',
  ],
  ['refund.accountNumber', '12 34', 'Enter up to 17 letters or digits, without spaces.'],
  ['retirement.0.code', '70', 'Enter the code from box 7, such as 7, 1, or G.'],
])('%s refuses %j', (id, answer, message) => {
  expect(check(id, answer)).toEqual(refused(message));
});

test('the kind of number decides what the number looks like', () => {
  expect(check('taxpayer.ssn', '900-70-0001', { 'taxpayer.idKind': 'itin' })).toEqual(kept('900-70-0001'));
  expect(check('taxpayer.ssn', '400-01-2001', { 'taxpayer.idKind': 'itin' })).toEqual(
    refused('This isn’t an ITIN. An ITIN starts with 9.'),
  );
});

test('two people can’t have the same number', () => {
  const answers: Responses = {
    'marital-status': 'married',
    'file-together': true,
    'taxpayer.idKind': 'ssn',
    'taxpayer.ssn': '400-01-2001',
  };
  expect(check('spouse.ssn', '400-01-2001', answers)).toEqual(
    refused('You already entered this number for someone else. Check both entries.'),
  );
  expect(check('taxpayer.ssn', '400-01-2001', answers)).toEqual(kept('400-01-2001'));
});

test('a part is not more than the whole', () => {
  const answers: Responses = { 'money-kinds': ['dividends'], 'dividends.0.ordinary': 100 };
  expect(check('dividends.0.qualified', 100.01, answers)).toEqual(
    refused('Box 1b can’t be more than box 1a. Check both on your form.'),
  );
  expect(check('dividends.0.qualified', 100, answers)).toEqual(kept(100));
});

test('the screen gets labels, and others get sensitive answers masked', () => {
  const answers: Responses = {
    'marital-status': 'married',
    'life-events': ['none'],
    'taxpayer.ssn': '400-01-2001',
    'refund.accountNumber': '000123456789',
    'w2s.0.wages': 10,
    'long-gone': true,
  };
  expect(presentResponses({ answers, documents: [] })).toEqual({
    'marital-status': 'Married',
    'life-events': ['None of these'],
    'taxpayer.ssn': '400-01-2001',
    'refund.accountNumber': '000123456789',
    'w2s.0.wages': 10,
  });
  expect(presentResponses({ answers, documents: [] }, { maskSensitive: true })).toMatchObject({
    'taxpayer.ssn': '•••-••-2001',
    'refund.accountNumber': '••••••••6789',
    'marital-status': 'Married',
  });
});

test('questions are known whether they are asked now or not', () => {
  const state = { answers: {}, documents: [] };
  expect(isKnownQuestion(state, 'w2s.3.box12.D')).toBe(true);
  expect(isKnownQuestion(state, 'w2s.30.wages')).toBe(false);
  expect(isKnownQuestion(state, '__proto__')).toBe(false);
});

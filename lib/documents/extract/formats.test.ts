import { bareCodes, fits, isState, looksLikeMoney, parseMoney } from './formats';
import { isTick } from './sheet';

test.each([
  ['$1,234.5', '1234.50'],
  ['1234', '1234.00'],
  ['0.00', '0.00'],
  ['.75', '0.75'],
  ['(1,200.00)', '-1200.00'],
  ['-12.10', '-12.10'],
  ['12.10-', '-12.10'],
  ['007.50', '7.50'],
  ['(824)', null],
  ['1,23.00', null],
  ['12.345', null],
  ['(5.00', null],
  ['555-0138', null],
  ['12345678901', null],
  ['$', null],
])('amount %s is %s', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

test('a bare number may be an amount, but does not look like one', () => {
  expect(looksLikeMoney('8500')).toBe(false);
  expect(looksLikeMoney('8,500')).toBe(true);
});

test.each([
  ['ssn', '900-41-2207', true],
  ['ssn', 'XXX-XX-2207', true],
  ['ssn', '900 41 2207', true],
  ['ssn', '98-7000123', false],
  ['ein', '98-7000123', true],
  ['ein', '900-41-2207', false],
  ['tin', '746552769', true],
  ['phone', '(824) 555-0138', true],
  ['phone', '20-0037074', false],
  ['state', 'NH', true],
  ['state', 'XX', false],
  ['id', 'N-20-118', true],
  ['id', 'Portland', false],
  ['text', '12.50', false],
] as const)('%s %s: %s', (format, text, expected) => {
  expect(fits(format, text)).toBe(expected);
});

test('every state and territory that withholds has a code', () => {
  expect(['DC', 'PR', 'GU', 'ny'].map(isState)).toEqual([true, true, true, true]);
});

test('a code may be explained, and stays a code', () => {
  expect(['7-NONDISABILITY', '1 - Normal distribution', '4 G', 'G'].map(bareCodes)).toEqual([
    '7',
    '1',
    '4 G',
    'G',
  ]);
  expect(['Normal', '12-5', 'DL-KTM'].map(bareCodes)).toEqual([null, null, null]);
});

test('a tick may stand in brackets; a list’s letter is none', () => {
  expect(['X', '[X]', '(x)', '☒'].every(isTick)).toBe(true);
  expect(['X)', '[X', '[ ]', 'XX', '(2)'].some(isTick)).toBe(false);
});

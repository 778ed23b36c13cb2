import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { f1099Int } from '../kinds/f1099-int';
import { type Kind } from '../kinds/kind';
import { ombNumbers } from '../kinds/omb-numbers';
import { kinds } from '../kinds/registry';
import { type Box, type Page, type Word } from './page';
import { findLabels } from './find-labels';
import { toTokens } from './print-tokens';
import { hasTitle } from './recognize';
import { toSheet } from './sheet';
import { findUnreadCodes } from './unread-codes';
import { type RawForm, readSheet } from './read-sheet';
import { w2 } from '../kinds/w2';

/** Words of one line as recognition gives them, from a place on. */
const line = (text: string, x: number, y: number, tall = 6): Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { x0: at, x1: at + 0.5 * tall * part.length, y0: y, y1: y + tall };
    at = word.x1 + 0.4 * tall;
    return { ...word, text: part, certainty: 0.95, source: 'ocr', page: 1, run: 0 };
  });
};

const pageOf = (words: Word[], more: Partial<Page> = {}): Page =>
  letterPage(words, { toShare: (x, y) => [x / 612, y / 792], ...more });

const readAs = (kind: Kind, page: Page) => {
  const labels = findLabels(kind, toTokens(page.words));
  const sheet = toSheet({ kind, labels, x0: 0, y0: 0, x1: page.width, y1: page.height }, page);
  const fields = new Map(readSheet(sheet).fields.map((field) => [field.path, field]));
  return { fields, valueAt: (path: string) => fields.get(path)?.value };
};

const w2Words = [
  ...line('2024 W-2 Wage and Tax Statement', 40, 20, 9),
  ...line('b Employer’s FED ID number', 40, 220),
  ...line('98-7963720', 46, 232, 8),
  ...line('a Employee’s SSA number', 200, 220),
  ...line('969-22-3122', 206, 232, 8),
  ...line('1 Wages, tips, other comp.', 40, 260),
  ...line('48,126.60', 60, 272, 8),
  ...line('2 Federal income tax withheld', 200, 260),
  ...line('5,412.89', 220, 272, 8),
  ...line('3 Social security wages', 40, 300),
  ...line('48,126.60', 60, 312, 8),
  ...line('4 Social security tax withheld', 200, 300),
  ...line('2,983.85', 220, 312, 8),
];

test('an employee’s label that was read as printed is not taken for the employer’s', () => {
  const { valueAt } = readAs(
    w2,
    pageOf([
      ...w2Words,
      ...line('c Employer’s name, address, and ZIP code', 40, 60),
      ...line('Tidewater Credit Union', 46, 74, 8),
      ...line('12 Quay Road', 46, 86, 8),
      ...line('Norfolk, VA 23510', 46, 98, 8),
      // The two letters in front of it, "e/f", as a recognizer sees them.
      ...line('eff Employee’s name, address, and ZIP code', 40, 130),
      ...line('Marcus J Obrien', 46, 144, 8),
      ...line('2290 Sheridan Road', 46, 156, 8),
      ...line('Evanston, IL 60201', 46, 168, 8),
    ]),
  );
  expect(valueAt('employer_name')).toBe('Tidewater Credit Union');
  expect(valueAt('employer_address')).toBe('12 Quay Road, Norfolk, VA 23510');
  expect(valueAt('employee_name')).toBe('Marcus J Obrien');
  expect(valueAt('employee_address')).toBe('2290 Sheridan Road, Evanston, IL 60201');
});

test('a square under its words is theirs, though the words beside it reach as low', () => {
  const mark: Box = { x0: 250, y0: 354, x1: 259, y1: 363 };
  const ticks = [
    ...line('13 Statutory employee', 150, 346),
    ...line('[m]', 170, 354, 9),
    ...line('Retirement pian', 244, 346),
  ];
  const { valueAt, fields } = readAs(w2, pageOf([...w2Words, ...ticks], { marks: [mark] }));
  expect(valueAt('box13.retirement_plan')).toBe(true);
  expect(valueAt('box13.statutory_employee')).toBe(false);
  expect(fields.get('box13.retirement_plan')?.confidence).toBeLessThan(0.9);
});

const interestWords = [
  ...line('Payer’s TIN: 98-7006443', 360, 140, 8),
  ...line('1 Interest income', 60, 240, 8),
  ...line('$2,205.90', 480, 240, 8),
  ...line('2 Early withdrawal penalty', 60, 260, 8),
  ...line('$88.24', 480, 260, 8),
  ...line('4 Federal income tax withheld', 60, 280, 8),
  ...line('$529.42', 480, 280, 8),
  ...line('8 Tax-exempt interest', 60, 300, 8),
  ...line('$242.65', 480, 300, 8),
];
const sender = [
  ...line('Tidewater Credit Union', 60, 40, 12),
  ...line('12 Quay Road', 60, 56, 8),
  ...line('Norfolk, VA 23510', 60, 68, 8),
];
const window = [
  ...line('Marcus J Obrien', 76, 140, 8),
  ...line('2290 Sheridan Road', 76, 152, 8),
  ...line('Evanston, IL 60201', 76, 164, 8),
];

test('a form whose title nobody could read is known by its number with the government', () => {
  const number = line('OMB No. 1545-0112', 360, 40);
  expect(hasTitle(f1099Int, toTokens([...interestWords, ...number]))).toBe(true);
  expect(hasTitle(f1099Int, toTokens(interestWords))).toBe(false);
  // In a file with text the title is there to be read.
  const printed = number.map((word): Word => ({ ...word, source: 'text' }));
  expect(hasTitle(f1099Int, toTokens(printed))).toBe(false);
});

test('the number with the government belongs to a kind that is read, and to one only', () => {
  const forms = new Set(kinds.map(({ form }) => form));
  expect(Object.keys(ombNumbers).filter((form) => !forms.has(form))).toEqual([]);
  expect(new Set(Object.values(ombNumbers)).size).toBe(Object.keys(ombNumbers).length);
});

test('a name behind the window of an envelope is the person’s, and asked; two of them are nobody’s', () => {
  const title = line('2024 Form 1099-INT Interest Income', 360, 40, 9);
  const { valueAt, fields } = readAs(f1099Int, pageOf([...title, ...sender, ...window, ...interestWords]));
  expect(valueAt('payer_name')).toBe('Tidewater Credit Union');
  expect(valueAt('recipient_name')).toBe('Marcus J Obrien');
  expect(fields.get('recipient_name')?.confidence).toBeLessThan(0.9);
  const other = [
    ...line('Hannah Nguyen', 76, 600, 8),
    ...line('830 Pine Bluff Drive', 76, 612, 8),
    ...line('Spokane, WA 99201', 76, 624, 8),
  ];
  expect(
    readAs(f1099Int, pageOf([...title, ...sender, ...window, ...interestWords, ...other])).valueAt(
      'recipient_name',
    ),
  ).toBeNull();
});

test('the second line of a payer’s long label is no part of the name', () => {
  const { valueAt } = readAs(
    f1099Int,
    pageOf([
      ...line('2024 Form 1099-INT Interest Income', 360, 40, 9),
      ...line('PAYER’S name, street address, city or town, state or province, country, 2p', 60, 60),
      ...line('o foreign postal code. and telephone no.', 64, 67),
      ...line('Tidewater Credit Union', 66, 84, 8),
      ...line('12 Quay Road', 66, 96, 8),
      ...line('Norfolk, VA 23510', 66, 108, 8),
      ...interestWords,
    ]),
  );
  expect(valueAt('payer_name')).toBe('Tidewater Credit Union');
});

test('letters before an amount whose code nobody could read are looked at again, in their own cell only', () => {
  const amount = { x0: 100, x1: 140, y0: 100, y1: 108 };
  const field = { label: '', confidence: 0.6, page: 1, box: amount, isSeen: true as const };
  const form = {
    kind: w2,
    page: pageOf([]),
    taxYear: 2024,
    hasHead: true,
    fields: [
      { ...field, path: 'box12[0].code', value: null },
      { ...field, path: 'box12[0].amount', value: '159.15' },
    ],
  } satisfies RawForm;
  const letter = { x0: 72, x1: 78, y0: 100, y1: 108 };
  // A piece of the stacked word "Code" is smaller and stands higher.
  const stacked = { x0: 64, x1: 67, y0: 96, y1: 100 };
  const found = (page: Page) => findUnreadCodes(page, [form]).map(({ box }) => box);
  expect(found(pageOf([], { ink: [stacked, letter] }))).toEqual([letter]);
  const wall = { at: 85, from: 60, to: 160 };
  expect(found(pageOf([], { ink: [letter], vertical: [wall] }))).toEqual([]);
});

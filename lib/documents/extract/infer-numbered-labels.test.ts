import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { confidentFrom } from './confidence';
import { conclude } from './conclude';
import { type Page, type Word } from './page';

const line = (text: string, x: number, y: number): Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { x0: at, x1: at + 4 * part.length, y0: y, y1: y + 8 };
    at = word.x1 + 2.4;
    return { ...word, text: part, source: 'text', page: 1, run: 0 };
  });
};

/** A bank's list, in words of its own for one box. `number` is what stands before those words. */
const listOf = (number: string): Page => {
  const boxes = [
    ['1', 'Interest income', '1,204.10'],
    ['2', 'Early withdrawal penalty', '15.00'],
    ['4', 'Federal income tax withheld', '120.41'],
    [number, 'Levied abroad', '48.20'],
    ['8', 'Tax-exempt interest', '310.00'],
  ] as const;
  return letterPage([
    ...line('Form 1099-INT 2024 Interest Income', 40, 20),
    ...line('Payer’s TIN: 98-7000444', 40, 40),
    ...line('Recipient’s TIN: 900-55-1212', 40, 55),
    ...boxes.flatMap(([box, words, amount], row) => [
      ...line(`${box} ${words}`, 40, 90 + 15 * row),
      ...line(amount, 400, 90 + 15 * row),
    ]),
  ]);
};

const foreignTax = (page: Page) =>
  conclude('application/pdf', 1, [page], []).forms[0]?.fields.find(({ path }) => path === 'box6_foreign_tax');

test('the number of a box in the column of numbers says what words that we don’t know announce, and it is asked', () => {
  const field = foreignTax(listOf('6'));
  expect(field?.value).toBe('48.20');
  expect(field?.confidence).toBeLessThan(confidentFrom);
});

test('a number that no box has announces nothing, and neither does one out of the column', () => {
  expect(foreignTax(listOf('66'))?.value).toBeNull();
  const page = listOf('6');
  const words = page.words.map((word) => (word.text === '6' ? { ...word, x0: 60, x1: 64 } : word));
  const moved = words.map((word) =>
    /^(Levied|abroad)$/u.test(word.text) ? { ...word, x0: word.x0 + 22, x1: word.x1 + 22 } : word,
  );
  expect(foreignTax({ ...page, words: moved })?.value).toBeNull();
});

test('a form on which no amount was found has its boxes asked', () => {
  const page = listOf('6');
  const blank = page.words.filter(({ x0 }) => x0 < 400);
  const [form] = conclude('application/pdf', 1, [{ ...page, words: blank }], []).forms;
  const interest = form?.fields.find(({ path }) => path === 'box1_interest');
  expect(interest?.value).toBeNull();
  expect(interest?.confidence).toBeLessThan(confidentFrom);
});

import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { conclude } from './conclude';
import { confidentFrom } from './confidence';
import { type Word } from './page';

const line = (text: string, x: number, y: number): Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { x0: at, x1: at + 4 * part.length, y0: y, y1: y + 8 };
    at = word.x1 + 2.4;
    return { ...word, text: part, source: 'text', page: 1, run: 0 };
  });
};

const boxes = [
  ['1 Interest income', '1,204.10', '1,100.55'],
  ['2 Early withdrawal penalty', '15.00', '31.00'],
  ['4 Federal income tax withheld', '120.41', '88.00'],
  ['8 Tax-exempt interest', '310.00', '305.20'],
] as const;

/** A bank's list of two years. `title` is the year over the form, `heads` those over the columns, from left to right. */
const twoYears = (title: string, heads: readonly [string, string], exempt = '310.00') => {
  const rows = boxes.map(
    ([words, now, before]) => [words, words.startsWith('8') ? exempt : now, before] as const,
  );
  const page = letterPage([
    ...line(`Form 1099-INT Interest Income Tax year ${title}`, 40, 20),
    ...line('Payer’s TIN: 98-7000444', 40, 40),
    ...line('Recipient’s TIN: 900-55-1212', 40, 55),
    ...heads.flatMap((year, column) => line(year, 300 + 90 * column, 75)),
    ...rows.flatMap(([words, now, before], row) => {
      const values = heads[0] > heads[1] ? [now, before] : [before, now];
      return [
        ...line(words, 40, 90 + 15 * row),
        ...values.flatMap((value, column) =>
          value === '—' ? [] : line(value, 300 + 90 * column, 90 + 15 * row),
        ),
      ];
    }),
  ]);
  const form = conclude('application/pdf', 1, [page], []).forms[0];
  return (path: string) => form?.fields.find((field) => field.path === path);
};

test('the head over a column says which amounts are this year’s, wherever the column stands', () => {
  for (const heads of [
    ['2024', '2023'],
    ['2023', '2024'],
  ] as const) {
    const field = twoYears('2024', heads);
    expect(field('box1_interest')?.value).toBe('1204.10');
    expect(field('box4_federal_withholding')?.value).toBe('120.41');
    expect(field('box1_interest')?.confidence).toBeGreaterThanOrEqual(confidentFrom);
  }
});

test('amounts are asked where the latest head isn’t the year of the form', () => {
  const field = twoYears('2023', ['2024', '2023']);
  expect(field('box1_interest')?.confidence).toBeLessThan(confidentFrom);
});

test('last year’s amount doesn’t fill a box that has none this year, and the blank is asked', () => {
  const field = twoYears('2024', ['2024', '2023'], '—')('box8_tax_exempt_interest');
  expect(field?.value).toBeNull();
  expect(field?.confidence).toBeLessThan(confidentFrom);
});

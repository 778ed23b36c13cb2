import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { conclude } from './conclude';
import { confidentFrom } from './confidence';
import { type Page, type Word } from './page';

const line = (text: string, x: number, y: number): Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { x0: at, x1: at + 4 * part.length, y0: y, y1: y + 8 };
    at = word.x1 + 2.4;
    return { ...word, text: part, source: 'text', page: 1, run: 0 };
  });
};

const fieldOf = (page: Page, path: string) =>
  conclude('application/pdf', 1, [page], []).forms[0]?.fields.find((field) => field.path === path);

/** A table of labels and values in cells, whose last row is a box to tick. `x` is where the tick stands. */
const accounts = (x: number) => {
  const rows = [
    ['PAYER’S TIN', '98-7000444'],
    ['RECIPIENT’S TIN', '900-55-1212'],
    ['1 Gross distribution', '1,304.02'],
    ['3 Distribution code', '1'],
    ['5 HSA', ''],
  ] as const;
  const top = 100;
  return letterPage(
    [
      ...line('1099-SA Distributions From an HSA 2024', 40, 40),
      ...rows.flatMap(([words, value], row) => [
        ...line(words, 44, top + 26 * row + 8),
        ...(value === '' ? [] : line(value, 176, top + 26 * row + 8)),
      ]),
      ...line('X', x, top + 26 * 4 + 8),
    ],
    {
      vertical: [40, 170, 310].map((at) => ({ at, from: top, to: top + 26 * rows.length })),
      horizontal: Array.from({ length: rows.length + 1 }, (_, row) => ({
        at: top + 26 * row,
        from: 40,
        to: 310,
      })),
    },
  );
};

test('a tick in the cell behind its label is that label’s', () => {
  const field = fieldOf(accounts(176), 'box5_hsa');
  expect(field?.value).toBe(true);
  expect(field?.confidence).toBeGreaterThanOrEqual(confidentFrom);
});

test('a box is asked when a tick that no label claims is level with it', () => {
  const field = fieldOf(accounts(420), 'box5_hsa');
  expect(field?.confidence).toBeLessThan(confidentFrom);
});

/** A broker's sale. `head` stands over the day that it was bought. */
const sale = (head: string) =>
  letterPage([
    ...line('1099-B 2024 Proceeds from Broker and Barter Exchange Transactions', 40, 20),
    ...line('Payer’s TIN: 98-7000444', 40, 40),
    ...line('Recipient’s TIN: 900-55-1212', 40, 55),
    ...line('Short-term transactions (Box A)', 40, 75),
    ...line('1c Date sold', 40, 95),
    ...line('Quantity', 130, 95),
    ...line('1d Proceeds', 220, 95),
    ...line(head, 320, 95),
    ...line('1e Cost or other basis', 420, 95),
    ...line('11/22/24', 40, 112),
    ...line('57.000', 130, 112),
    ...line('8,415.97', 220, 112),
    ...line('03/12/24', 320, 112),
    ...line('3,632.25', 420, 112),
  ]);

test('a blank in a row is asked when a value of its sort stands there under a head that we don’t know', () => {
  expect(fieldOf(sale('1b- Date acq.'), 'transactions[0].date_acquired')?.value).toBe('03/12/24');
  const field = fieldOf(sale('Since'), 'transactions[0].date_acquired');
  expect(field?.value).toBeNull();
  expect(field?.confidence).toBeLessThan(confidentFrom);
});

import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { type Page, type Word } from './page';
import { problem } from './problems';
import { conclude } from './conclude';

const line = (text: string, x: number, y: number): Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { x0: at, x1: at + 3 * part.length, y0: y, y1: y + 6 };
    at = word.x1 + 2.4;
    return { ...word, text: part, certainty: 0.95, source: 'ocr', page: 1, run: 0 };
  });
};

const pageOf = (words: Word[]) =>
  letterPage(words, { toShare: (x, y) => [x / 612, y / 792], isPartial: true });

/** Labels of a W-2 whose values nobody came to. */
const begun = pageOf([
  ...line('2024 W-2 Wage and Tax Statement', 40, 20),
  ...line('a Employee’s social security number', 200, 220),
  ...line('b Employer identification number (EIN)', 40, 220),
  ...line('1 Wages, tips, other compensation', 40, 260),
  ...line('2 Federal income tax withheld', 200, 260),
  ...line('3 Social security wages', 40, 300),
  ...line('4 Social security tax withheld', 200, 300),
]);

const codesOf = (page: Page, isCut: boolean) =>
  conclude('image/jpeg', 1, [page], isCut ? [problem('partly_read')] : []).problems.map(({ code }) => code);

test('a picture that there was no time to read to its end is no blank form and no other paper', () => {
  expect(codesOf(begun, true)).toEqual(['partly_read', 'not_finished']);
  expect(codesOf(pageOf(line('Dear friends of the lake', 40, 40)), true)).toEqual([
    'partly_read',
    'not_finished',
  ]);
});

test('one that was read to its end is called what it is', () => {
  expect(codesOf(begun, false)).toEqual(['blank_form']);
  expect(codesOf(pageOf(line('Dear friends of the lake', 40, 40)), false)).toEqual(['not_a_tax_document']);
});

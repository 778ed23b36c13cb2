import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { f1098T } from '../kinds/f1098-t';
import { f1098E } from '../kinds/f1098-e';
import { f1099Int } from '../kinds/f1099-int';
import { f1099R } from '../kinds/f1099-r';
import { f1099Sa } from '../kinds/f1099-sa';
import { type Kind } from '../kinds/kind';
import { confidentFrom } from './confidence';
import { findLabels } from './find-labels';
import { type Page, type Word } from './page';
import { toTokens } from './print-tokens';
import { readSheet } from './read-sheet';
import { toSheet } from './sheet';

const size = 8;

/** Words of one line as a file holds them, from a place on. */
const line = (text: string, x: number, y: number): Word[] => {
  let at = x;
  return text.split(' ').map((part, run): Word => {
    const word = { x0: at, x1: at + 0.5 * size * part.length, y0: y, y1: y + size };
    at = word.x1 + 0.3 * size;
    return { ...word, text: part, source: 'text', page: 1, run };
  });
};

/** Print that ends at a place. */
const endAt = (text: string, end: number, y: number) => line(text, end - 0.5 * size * text.length, y);

const readAs = (kind: Kind, words: Word[], more: Partial<Page> = {}) => {
  const page = letterPage(words, more);
  const labels = findLabels(kind, toTokens(page.words));
  const sheet = toSheet({ kind, labels, x0: 0, y0: 0, x1: page.width, y1: page.height }, page);
  const fields = new Map(readSheet(sheet).fields.map((field) => [field.path, field]));
  return (path: string) => {
    const field = fields.get(path);
    return [field?.value, (field?.confidence ?? 0) >= confidentFrom ? 'sure' : 'asked'];
  };
};

describe('accounts in rows below their boxes', () => {
  const heads = [
    ...line('Interest income', 150, 100),
    ...line('Early withdrawal penalty', 280, 100),
    ...line('Federal income tax withheld', 420, 100),
  ];
  const row = (y: number, first: string, ...amounts: string[]) => [
    ...line(first, 40, y),
    ...amounts.flatMap((amount, at) => endAt(amount, [210, 370, 520][at] ?? 0, y)),
  ];
  const accounts = [
    ...heads,
    ...row(120, 'Savings', '$71.85', '$0.00', '$0.00'),
    ...row(134, 'Certificate', '$1,200.15', '$50.50', '$0.00'),
  ];

  test('the line of totals is the box, also below a ruling line', () => {
    const words = [...accounts, ...row(150, 'Total', '$1,272.00', '$50.50', '$0.00')];
    const at = readAs(f1099Int, words, { horizontal: [{ at: 146, from: 30, to: 560 }] });
    expect(at('box1_interest')).toEqual(['1272.00', 'sure']);
    expect(at('box2_early_withdrawal_penalty')).toEqual(['50.50', 'sure']);
  });

  test('a row whose name begins with the word is no total, and a column whose head we don’t know is another’s', () => {
    const rows = [
      ...heads.filter(({ x0 }) => x0 < 275 || x0 > 415),
      ...line('Early withdrawal penalty', 250, 100),
      ...row(120, 'Total Market', '$71.85', '$0.00', '$0.00'),
      ...row(134, 'World', '$1,200.15', '$50.50', '$0.00'),
      ...row(150, 'Total reported', '$1,272.00', '$50.50', '$0.00'),
      ...[120, 134, 150].flatMap((y) => endAt('$7.00', 405, y)),
    ];
    const at = readAs(f1099Int, rows);
    expect(at('box1_interest')).toEqual(['1272.00', 'sure']);
    expect(at('box2_early_withdrawal_penalty')).toEqual(['50.50', 'sure']);
  });

  test('a total that the rows don’t add up to is asked', () => {
    const words = [...accounts, ...row(150, 'Total', '$1,372.00', '$50.50', '$0.00')];
    expect(readAs(f1099Int, words)('box1_interest')).toEqual(['1372.00', 'asked']);
  });

  test('rows without a total are asked', () => {
    const at = readAs(f1099Int, accounts);
    expect(at('box1_interest')[1]).toBe('asked');
    expect(at('box2_early_withdrawal_penalty')[1]).toBe('asked');
  });
});

test('Y and N beside their words are answers, and a letter with words behind it is none', () => {
  const at = readAs(f1098T, [
    ...line('Box 1 - Payments received', 40, 100),
    ...endAt('4,100.00', 520, 100),
    ...line('Box 8 - At least half-time student', 40, 120),
    ...endAt('Y', 520, 120),
    ...line('Box 9 - Graduate student', 40, 140),
    ...line('N', 500, 140),
  ]);
  expect(at('box8_half_time')).toEqual([true, 'sure']);
  expect(at('box9_graduate')).toEqual([false, 'sure']);
  const street = readAs(f1098T, [...line('Graduate student', 40, 140), ...line('Y 43rd Ave', 200, 140)]);
  expect(street('box9_graduate')[0]).toBe(false);
});

describe('a tick at the far end of its line', () => {
  const list = [
    ...line('Total distribution', 40, 100),
    ...line('1 Gross distribution', 40, 120),
    ...endAt('9,120.44', 292, 120),
    ...line('2a Taxable amount', 40, 140),
    ...endAt('0.00', 292, 140),
    ...line('4 Federal income tax withheld', 40, 160),
    ...endAt('0.00', 292, 160),
  ];

  test('belongs to its words where the values of the list stand', () => {
    const at = readAs(f1099R, [...list, ...endAt('X', 292, 100)]);
    expect(at('box2b_total_distribution')).toEqual([true, 'sure']);
  });

  test('is asked where none stand', () => {
    const at = readAs(f1099R, [...list, ...line('X', 230, 100)]);
    expect(at('box2b_total_distribution')).toEqual([true, 'asked']);
  });

  test('belongs to nobody when other print stands between', () => {
    const at = readAs(f1099R, [...list, ...line('see note', 180, 100), ...endAt('X', 292, 100)]);
    expect(at('box2b_total_distribution')[0]).toBe(false);
  });
});

test('a kind named in words is ticked; its name in a sentence isn’t', () => {
  const amount = [...line('Box 1: Gross distribution', 40, 100), ...endAt('$395.99', 300, 100)];
  const at = readAs(f1099Sa, [...amount, ...line('Box 5: Account type', 40, 120), ...endAt('HSA', 300, 120)]);
  expect(at('box5_hsa')).toEqual([true, 'sure']);
  expect(at('box5_archer_msa')).toEqual([false, 'sure']);
  const bare = readAs(f1099Sa, [...amount, ...line('5 HSA', 40, 120), ...line('Archer MSA', 120, 120)]);
  expect(bare('box5_hsa')[0]).toBe(false);
});

test('of two addresses the upper one is the sender’s, though the person’s is printed a little larger', () => {
  const larger = (words: Word[]) => words.map((word) => ({ ...word, y0: word.y0 - 1 }));
  const at = readAs(f1098E, [
    ...line('Stagecrest Loans', 40, 40),
    ...line('Return Mail Operations', 40, 50),
    ...line('Des Moines, IA 50306-3411', 40, 60),
    ...larger(line('Margaret L Okafor', 40, 110)),
    ...larger(line('1187 Birchwood Ln', 40, 121)),
    ...larger(line('Columbus, OH 43215-1187', 40, 132)),
    ...line('1 Student loan interest received by lender', 40, 200),
    ...endAt('812.40', 400, 200),
  ]);
  expect(at('lender_name')).toEqual(['Stagecrest Loans', 'asked']);
  expect(at('borrower_name')).toEqual(['Margaret L Okafor', 'asked']);
});

test('the address behind an envelope’s window is the person’s, and is asked; the sender’s first line is its name', () => {
  const at = readAs(f1098E, [
    ...line('AIDLINE SERVICING', 40, 40),
    ...line('PO BOX 300001', 40, 50),
    ...line('GREENVILLE TX 75403', 40, 60),
    ...line('Margaret L Okafor', 40, 110),
    ...line('1187 Birchwood Ln', 40, 120),
    ...line('Columbus, OH 43215-1187', 40, 130),
    ...line('1 Student loan interest received by lender', 40, 200),
    ...endAt('812.40', 400, 200),
  ]);
  expect(at('lender_name')).toEqual(['AIDLINE SERVICING', 'asked']);
  expect(at('borrower_name')).toEqual(['Margaret L Okafor', 'asked']);
  expect(at('borrower_address')).toEqual(['1187 Birchwood Ln, Columbus, OH 43215-1187', 'asked']);
});

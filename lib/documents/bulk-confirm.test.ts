import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { applyConfirmations } from './confirm';
import { checkBoxes } from './extract/check-boxes';
import { kindOf } from './kinds/registry';
import type { ExtractionField } from './schema';

/**
 * “Confirm the rest” never confirms an amount that breaks the form’s arithmetic, however sure the reader was of it. What
 * breaks it is said here by itself, and not by the kinds.
 */

type Amounts = Readonly<Record<string, number>>;
type Relation = readonly [paths: readonly string[], isBroken: (amount: (path: string) => number) => boolean];

interface Form {
  form: string;
  amounts: Amounts;
  relations: readonly Relation[];
  /** So many of the corruptions break a relation: fewer would mean that this test tests less. */
  broken: number;
}

const isMore = (part: string, whole: string, share = 1): Relation => [
  [part, whole],
  (amount) => amount(part) > share * amount(whole) + 0.005,
];

const months = Array.from({ length: 12 }, (_, month) => `months[${month}].a_premium`);

const forms: readonly Form[] = [
  {
    form: 'W-2',
    amounts: {
      box1_wages: 48_119.47,
      box2_federal_withholding: 5_120.66,
      box3_ss_wages: 52_119.47,
      box4_ss_tax: 3_231.41,
      box5_medicare_wages: 52_119.47,
      box6_medicare_tax: 755.73,
    },
    relations: [
      isMore('box2_federal_withholding', 'box1_wages', 0.4),
      [
        ['box3_ss_wages', 'box4_ss_tax'],
        (amount) => Math.abs(amount('box4_ss_tax') - 0.062 * amount('box3_ss_wages')) > 1,
      ],
      [
        ['box5_medicare_wages', 'box6_medicare_tax'],
        (amount) =>
          Math.abs(amount('box6_medicare_tax') - 0.0145 * amount('box5_medicare_wages')) > 1 &&
          amount('box5_medicare_wages') <= 200_000,
      ],
      [
        ['box1_wages', 'box5_medicare_wages'],
        (amount) => amount('box1_wages') > 2 * amount('box5_medicare_wages'),
      ],
      [['box3_ss_wages'], (amount) => amount('box3_ss_wages') > 168_600.5],
    ],
    broken: 22,
  },
  {
    form: '1099-R',
    amounts: {
      box1_gross_distribution: 21_350.66,
      box2a_taxable_amount: 18_133.45,
      box4_federal_withholding: 1_937.92,
    },
    relations: [
      isMore('box2a_taxable_amount', 'box1_gross_distribution'),
      isMore('box4_federal_withholding', 'box1_gross_distribution'),
    ],
    broken: 5,
  },
  {
    form: 'SSA-1099',
    amounts: { box3_benefits_paid: 33_784.4, box4_benefits_repaid: 1_575.26, box5_net_benefits: 32_209.14 },
    relations: [
      [
        ['box3_benefits_paid', 'box4_benefits_repaid', 'box5_net_benefits'],
        (amount) =>
          Math.abs(
            amount('box3_benefits_paid') - amount('box4_benefits_repaid') - amount('box5_net_benefits'),
          ) >= 0.5,
      ],
    ],
    broken: 17,
  },
  {
    form: '1099-G',
    amounts: { box1_unemployment: 13_475.51, box4_federal_withholding: 1_255.92 },
    relations: [isMore('box4_federal_withholding', 'box1_unemployment')],
    broken: 2,
  },
  {
    form: '1095-A',
    amounts: { ...Object.fromEntries(months.map((path) => [path, 512.4])), annual_a: 6_148.8 },
    relations: [
      [
        ['annual_a', ...months],
        (amount) =>
          Math.abs(months.reduce((sum, path) => sum + amount(path), 0) - amount('annual_a')) >= 0.005,
      ],
    ],
    broken: 78,
  },
  {
    form: '1099-DIV',
    amounts: { box1a_ordinary_dividends: 2_578.91, box1b_qualified_dividends: 2_028.4 },
    relations: [isMore('box1b_qualified_dividends', 'box1a_ordinary_dividends')],
    broken: 2,
  },
  {
    form: 'Schedule K-1 (Form 1065)',
    amounts: { box4a: 24_000, box4b: 1_250, box4c: 25_250 },
    relations: [
      [
        ['box4a', 'box4b', 'box4c'],
        (amount) => Math.abs(amount('box4a') + amount('box4b') - amount('box4c')) >= 1,
      ],
    ],
    broken: 15,
  },
];

/** The amount a hundred times as large and as small, and with each two neighboring digits that differ in the other order. */
function corruptionsOf(amount: number): string[] {
  const text = amount.toFixed(2);
  const swapped = [...text].flatMap((digit, at) => {
    const next = at + (text[at + 1] === '.' ? 2 : 1);
    const other = text[next];
    if (!/\d/u.test(digit) || other === undefined || other === digit) return [];
    const signs = [...text];
    [signs[at], signs[next]] = [other, digit];
    return [signs.join('').replace(/^0+(?=\d)/u, '')];
  });
  return [(amount * 100).toFixed(2), (amount / 100).toFixed(2), ...swapped];
}

/** The form as it is kept after reading: every value as sure as a reader ever is. */
function readAs({ form, amounts }: Form, changes: Readonly<Record<string, string>> = {}) {
  const kind = kindOf(form);
  if (kind === undefined) throw new Error(`no kind of ${form}`);
  const fields = Object.entries(amounts).map(([path, amount]) => ({
    path,
    label: path,
    value: changes[path] ?? amount.toFixed(2),
    confidence: 0.99,
    page: 1,
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
  }));
  const checked = checkBoxes({
    kind,
    page: letterPage([]),
    taxYear: 2024,
    fields,
    hasHead: true,
    problems: [],
  });
  const kept = checked.fields.map((field): ExtractionField => ({
    ...field,
    box: [0, 0, 0.1, 0.1],
    confirmed: false,
  }));
  return { form, fields: kept, problems: checked.problems };
}

/** The paths that are not confirmed when all are confirmed with one click. */
function refused(read: ReturnType<typeof readAs>): string[] {
  const all = read.fields.map(({ path }) => ({ path, confirmed: true }));
  return Object.keys(applyConfirmations(read, all, true).failures);
}

test.each(forms.map((one) => [one.form, one] as const))(
  '%s: no amount that breaks the arithmetic is confirmed among others',
  (_name, form) => {
    expect(refused(readAs(form))).toEqual([]);
    const missed: string[] = [];
    let broken = 0;
    for (const [path, amount] of Object.entries(form.amounts)) {
      for (const wrong of corruptionsOf(amount)) {
        const amountOf = (other: string) => (other === path ? Number(wrong) : (form.amounts[other] ?? 0));
        const breaks = form.relations.filter(
          ([paths, isBroken]) => paths.includes(path) && isBroken(amountOf),
        );
        if (breaks.length === 0) continue;
        broken += 1;
        const left = refused(readAs(form, { [path]: wrong }));
        // Not only the wrong one: nobody knows which of the amounts it is.
        const wanted = new Set(breaks.flatMap(([paths]) => paths));
        missed.push(
          ...[...wanted].filter((one) => !left.includes(one)).map((one) => `${path}=${wrong}: ${one}`),
        );
      }
    }
    expect(missed).toEqual([]);
    expect(broken).toBe(form.broken);
  },
);

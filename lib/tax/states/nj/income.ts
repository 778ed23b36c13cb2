import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { listFilers } from '../../us/filers';
import { isAtLeast } from '../shared/people';
import { rowOf } from '../shared/rates';
import { categories, type CategoryName } from './categories';
import { nj1040, nj1040nr, type NewJerseyReader, partOfYear } from './form';

const labels: Readonly<Record<CategoryName, [number: string, label: string, text: string]>> = {
  wages: ['15', 'Wages', 'Wages, salaries, tips, and other employee compensation'],
  interest: ['16a', 'Taxable interest', 'Taxable interest income'],
  dividends: ['17', 'Dividends', 'Dividends'],
  business: ['18', 'Net profits from business', 'Net profits from business'],
  gains: ['19', 'Net gains', 'Net gains or income from disposition of property'],
  pensions: ['20a', 'Pensions and IRAs', 'Taxable pension, annuity, and IRA distributions/withdrawals'],
  partnerships: ['21', 'Share of partnership income', 'Distributive Share of Partnership Income'],
  sCorporations: ['22', 'Share of S corporation income', 'Net pro rata share of S Corporation Income'],
  rents: ['23', 'Rents and royalties', 'Net gains or income from rents, royalties, patents, and copyrights'],
  gambling: ['24', 'Gambling', 'Net gambling winnings'],
  alimony: ['25', 'Alimony', 'Alimony and separate maintenance payments received'],
};
const names = Object.keys(labels) as CategoryName[];

/**
 * Form NJ-1040NR has the kinds in another order: its Schedule NJ-BUS-1 sends rents to line 20 and partnerships to line 23. The
 * kinds between and behind them take the numbers that are left.
 */
const numbersOfNonresidents: Readonly<Partial<Record<CategoryName, string>>> = {
  rents: '20',
  gambling: '21',
  pensions: '22',
  partnerships: '23',
  sCorporations: '24',
};

/** Lines 15, 18, 21 and 22: what somebody earned (Worksheet D). */
const earned = ['wages', 'business', 'partnerships', 'sCorporations'] as const;

export interface Column {
  readonly lines: Readonly<Record<CategoryName, Line<number>>>;
  readonly total: Line<number>;
  readonly pensionExclusion: Line<number>;
  readonly otherExclusion: Line<number>;
  readonly gross: Line<number>;
}

/**
 * Lines 15 to 29. A couple nets within a category; no category is below zero. The part of New Jersey is the return of
 * residents, and column B of nonresidents; everything is column A.
 */
function makeColumn(makers: typeof nj1040, part: 'all' | 'here', suffix: string): Column {
  const { money } = makers;
  const lines = {} as Record<CategoryName, Line<number>>;
  for (const name of names) {
    const [printed, label, text] = labels[name];
    const number = (makers === nj1040nr && numbersOfNonresidents[name]) || printed;
    lines[name] = money(`${number}${suffix}`, label, text, ({ each }) =>
      blankIfZero(notBelowZero(sum(each(categories[name][part])))),
    );
  }
  const total = money(`27${suffix}`, 'Total income', 'Total Income (Add lines 15 through 26)', ({ get }) =>
    sum(names.map((name) => get(lines[name]))),
  );
  /** Who was 62 or older, or disabled. */
  const eligible = ({ facts, law }: NewJerseyReader): boolean[] =>
    listFilers({ facts }).map(
      ({ person }) => isAtLeast(facts, person, law.retirement.age) || person.permanentlyDisabled,
    );
  const most = (reader: NewJerseyReader, of: number): number => {
    const { facts, get, law } = reader;
    const share = rowOf(get(everywhere.total), law.retirement.share[facts.filingStatus]).amount;
    return share === 1 ? law.retirement.most[facts.filingStatus] * partOfYear(reader) : of * share;
  };
  const pensionExclusion = money(
    `28a${suffix}`,
    'Pension exclusion',
    'Pension/Retirement Exclusion, for those who were 62 or older or disabled',
    (reader) => {
      const may = eligible(reader);
      const own = sum(reader.each(categories.pensions[part]).map((amount, i) => (may[i] ? amount : 0)));
      return blankIfZero(Math.min(own, most(reader, own)));
    },
  );
  /** Worksheet D: what is left of the exclusion goes to other income while earnings are $3,000 or less. */
  const otherExclusion = money(
    `28b${suffix}`,
    'Other retirement income exclusion',
    'Other Retirement Income Exclusion from Worksheet D',
    (reader) => {
      const { get, law, facts } = reader;
      const old = listFilers({ facts }).map(({ person }) => isAtLeast(facts, person, law.retirement.age));
      if (!old.some(Boolean)) return null;
      if (sum(earned.map((name) => get(everywhere.lines[name]))) > law.retirement.earnedLimit) return null;
      const all = names.filter((name) => name !== 'pensions').map((name) => categories[name][part]);
      const own = old.map((may, i) => (may ? sum(all.map((line) => reader.at(line, i))) : 0));
      const other = Math.min(
        notBelowZero(sum(own)),
        sum(names.filter((name) => name !== 'pensions').map((name) => get(lines[name]))),
      );
      const left = notBelowZero(most(reader, get(total)) - get(pensionExclusion));
      return blankIfZero(Math.min(other, left));
    },
  );
  const exclusions = money(
    `28c${suffix}`,
    'Total exclusion',
    'Total Exclusion Amount (Add lines 28a and 28b)',
    ({ get }) => blankIfZero(get(pensionExclusion) + get(otherExclusion)),
  );
  const gross = money(
    `29${suffix}`,
    'New Jersey gross income',
    'New Jersey Gross Income (Subtract line 28c from line 27)',
    ({ get }) => notBelowZero(get(total) - get(exclusions)),
  );
  return { lines, total, pensionExclusion, otherExclusion, gross };
}

export const resident = makeColumn(nj1040, 'here', '');
export const everywhere: Column = makeColumn(nj1040nr, 'all', '');
export const newJerseyPart = makeColumn(nj1040nr, 'here', ' B');

import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { dollars, plus } from '../../facts/cents';
import { type ForeignEarnedIncome } from '../../facts/foreign-earned-income';
import { listFilers } from '../filers';
import { type TaxCopyReader, type TaxReader } from '../form';
import { listTrades } from '../schedule-c/form';
import { grossIncome } from '../schedule-c/income';
import { netProfit } from '../schedule-c/schedule-c';
import { deductibleHalf } from '../schedule-se/schedule-se';
import { makers, qualifies } from './form';

const { money, choice } = makers;

export type ForeignReader = TaxCopyReader<ForeignEarnedIncome>;

/** Positions of the owner's businesses whose work was done abroad. */
const tradesAbroad = (reader: ForeignReader): number[] =>
  listTrades(reader).flatMap(({ owner, business }, i) =>
    owner === reader.item.owner && business.workedAbroad ? [i] : [],
  );

export const taxHome = choice('9', 'Tax home', 'List your tax home(s) during your tax year', (reader) =>
  qualifies(reader, reader.item) ? reader.item.country || null : null,
);

export const wages = money(
  '19',
  'Wages earned abroad',
  'Total wages, salaries, bonuses, commissions, etc.',
  (reader) =>
    qualifies(reader, reader.item)
      ? blankIfZero(dollars(plus(reader.item.w2Wages, reader.item.otherWages)))
      : null,
);

/** Gross income, where capital is no material part of the business (Reg. 1.911-3(b)(2)). */
export const businessAbroad = money(
  '20a',
  'Foreign business income',
  'Allowable share of income for personal services performed in a business (including farming) or profession',
  (reader) =>
    qualifies(reader, reader.item)
      ? blankIfZero(sum(tradesAbroad(reader).map((i) => reader.at(grossIncome, i))))
      : null,
);

export const allEarned = money(
  '24',
  'Total foreign earned income',
  'Add lines 19 through 21d, line 22g, and line 23',
  ({ entry }) => addEntries([entry(wages), entry(businessAbroad)]),
);

export const foreignEarnedIncome = money(
  '26',
  'Foreign earned income',
  'Subtract line 25 from line 24. This is your 2024 foreign earned income',
  ({ entry }) => entry(allEarned),
);

/** Costs of these businesses, and half of the self-employment tax on their profit (Reg. 1.911-6(a)). */
export function businessDeductions(reader: ForeignReader): number {
  const trades = tradesAbroad(reader);
  if (trades.length === 0) return 0;
  const profits = trades.map((i) => reader.at(netProfit, i));
  const costs = sum(trades.map((i) => reader.at(grossIncome, i))) - sum(profits);
  const position = listFilers(reader).findIndex(({ owner }) => owner === reader.item.owner);
  const half = reader.each(deductibleHalf)[position] ?? 0;
  const allProfits = sum(
    listTrades(reader).flatMap(({ owner, statutory }, i) =>
      owner === reader.item.owner && statutory.length === 0 ? [reader.at(netProfit, i)] : [],
    ),
  );
  const share = allProfits > 0 ? Math.min(1, Math.max(0, sum(profits) / allProfits)) : 0;
  return costs + half * share;
}

/** Wages that no Form W-2 shows (Form 1040, line 1h), whether or not a test is met. */
export const wagesWithoutForm = ({ facts }: Pick<TaxReader, 'facts'>): number =>
  dollars(
    plus(
      ...facts.foreignEarnedIncome
        .filter(({ owner }) => owner === 'taxpayer' || facts.filingStatus === 'mfj')
        .map(({ otherWages }) => otherWages),
    ),
  );

import { dollars } from '../../facts/cents';
import { addEntries, notBelowZero, smallerOf } from '../../engine/verbs';
import { covers, refuse } from '../coverage';
import { type TaxReader } from '../form';
import { repaymentCapAt } from './credit-at';
import { makers } from './form';
import { incomePercentage, isEligible, monthlyContribution, yearlyContribution } from './household-income';
import {
  amountOfMonth,
  amountOfYear,
  type Column,
  hasUnlikeBenchmarks,
  isSameAllYear,
  mixesYearsAndMonths,
  monthNames,
} from './policies';

const { money, yesNo } = makers;

covers('marketplace');

/** Line 10 of the form. */
export const isYearly = yesNo(
  '10',
  'Same all year',
  'See the instructions to determine if you can use line 11 or must complete lines 12 through 23',
  ({ facts }) => isSameAllYear(facts.marketplace),
);

/** Columns (a) to (f) of one row; the year has line 11, each month a line of its own. */
function makeRow(
  number: string,
  period: string,
  amount: (reader: TaxReader, column: Column) => number,
  contribution: () => typeof monthlyContribution,
  isUsed: (reader: TaxReader) => boolean,
) {
  const cell = (letter: string, title: string, instruction: string, rule: (reader: TaxReader) => number) =>
    money(`${number}${letter}`, `${title}, ${period}`, `${period}: ${instruction}`, (reader) =>
      isUsed(reader) && isEligible(reader) ? rule(reader) : null,
    );
  const premium = cell('a', 'Premium', 'Enrollment premiums (Form(s) 1095-A, column A)', (reader) =>
    amount(reader, 'premium'),
  );
  const benchmark = cell('b', 'Benchmark', 'Applicable SLCSP premium (Form(s) 1095-A, column B)', (reader) =>
    amount(reader, 'benchmark'),
  );
  const own = cell('c', 'Contribution', 'Contribution amount (line 8a or 8b)', ({ get }) =>
    get(contribution()),
  );
  const most = cell(
    'd',
    'Maximum premium assistance',
    'Maximum premium assistance (subtract (c) from (b); if zero or less, enter -0-)',
    ({ get }) => notBelowZero(get(benchmark) - get(own)),
  );
  const credit = cell('e', 'Credit', 'PTC allowed (smaller of (a) or (d))', ({ get }) =>
    smallerOf(get(premium), get(most)),
  );
  const advance = money(
    `${number}f`,
    `Advance payment, ${period}`,
    `${period}: Advance payment of PTC (Form(s) 1095-A, column C)`,
    (reader) => (isUsed(reader) ? amount(reader, 'advance') : null),
  );
  return { credit, advance };
}

const year = makeRow(
  '11',
  'Annual',
  ({ facts }, column) => dollars(amountOfYear(facts.marketplace, column)),
  () => yearlyContribution,
  ({ facts, get }) => facts.marketplace.length > 0 && get(isYearly),
);

/** A month without a policy stays blank. */
const months = monthNames.map((name, month) =>
  makeRow(
    String(month + 12),
    name,
    ({ facts }, column) => dollars(amountOfMonth(facts.marketplace, month, column)),
    () => monthlyContribution,
    ({ facts, get }) =>
      !get(isYearly) &&
      (['premium', 'advance'] as const).some(
        (column) => dollars(amountOfMonth(facts.marketplace, month, column)) > 0,
      ),
  ),
);

export const totalCredit = money(
  '24',
  'Premium tax credit',
  'Total PTC. Enter the amount from line 11(e) or add lines 12(e) through 23(e) and enter the total here',
  ({ entry, facts }) =>
    facts.marketplace.length === 0
      ? null
      : (addEntries([entry(year.credit), ...months.map(({ credit }) => entry(credit))]) ?? 0),
);

export const totalAdvance = money(
  '25',
  'Advance payments',
  'Advance payment of PTC. Enter the amount from line 11(f) or add lines 12(f) through 23(f) and enter the total here',
  ({ entry, facts }) =>
    facts.marketplace.length === 0
      ? null
      : (addEntries([entry(year.advance), ...months.map(({ advance }) => entry(advance))]) ?? 0),
);

export const netPremiumCredit = money(
  '26',
  'Net premium tax credit',
  'Net PTC. If line 24 is greater than line 25, subtract line 25 from line 24. Enter the difference here and on Schedule 3 (Form 1040), line 9. If line 24 equals line 25, enter -0-',
  ({ entry, get }) =>
    entry(totalCredit) === null || get(totalAdvance) > get(totalCredit)
      ? null
      : get(totalCredit) - get(totalAdvance),
);

export const excessAdvance = money(
  '27',
  'Excess advance payments',
  'Excess advance payment of PTC. If line 25 is greater than line 24, subtract line 24 from line 25. Enter the difference here',
  ({ get }) => (get(totalAdvance) > get(totalCredit) ? get(totalAdvance) - get(totalCredit) : null),
);

/** Table 5; blank, so without limit, from 400% of the poverty line on. */
export const repaymentLimit = money(
  '28',
  'Repayment limit',
  'Repayment limitation (see instructions)',
  (reader) =>
    reader.entry(excessAdvance) === null ? null : repaymentCapAt(reader, reader.get(incomePercentage)),
);

export const excessAdvanceRepayment = money(
  '29',
  'Repayment of excess advance credit',
  'Excess advance PTC repayment. Enter the smaller of line 27 or line 28 here and on Schedule 2 (Form 1040), line 1a',
  ({ entry, get }) => {
    const excess = entry(excessAdvance);
    if (excess === null) return null;
    return entry(repaymentLimit) === null ? excess : smallerOf(excess, get(repaymentLimit));
  },
);

refuse('marketplace.monthly', 'Enter monthly amounts for every Form 1095-A, or for none.', ({ facts }) =>
  mixesYearsAndMonths(facts.marketplace),
);
refuse(
  'marketplace.monthly',
  'Your Forms 1095-A from the same state show different SLCSP premiums (column B) for the same month. Look up the correct amount with the Marketplace tool and use it on all of them.',
  ({ facts }) => hasUnlikeBenchmarks(facts.marketplace),
);

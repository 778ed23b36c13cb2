import { blankIfZero, largerOf, smallerOf } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { addCents, centsOf, dollarsOf, exactDollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { form, type TaxReader } from '../form';
import { type ItemizedLaw } from '../law/deductions-and-credits';

const makers = form('mortgage-limit', 'Qualified Loan Limit and Deductible Home Mortgage Interest', {
  name: 'Mortgage Interest Worksheet',
  kind: 'worksheet',
  source: 'Publication 936 (2024), Table 1',
  attachedWhen: (reader) => exceedsLowestLimit(reader),
});
export const mortgageLimitWorksheet = makers.form;
const { money, rate } = makers;

type Mortgage = ReturnInput['itemized']['mortgages'][number];

/** The balance that a fact gives is the average balance of the year. */
const totalBalance = (mortgages: readonly Mortgage[]) => addCents(mortgages, (loan) => loan.balance);

/** Below the lowest limit nothing is limited, whenever the loans were made. */
function exceedsLowestLimit({ facts, law }: TaxReader): boolean {
  const { mortgages } = facts.itemized;
  return (
    mortgages.length > 0 &&
    exactDollars(totalBalance(mortgages)) > law.itemized.mortgageLimit[facts.filingStatus]
  );
}

type Age = 'grandfathered' | 'earlier' | 'recent';

function ageOf(originated: string | null, law: ItemizedLaw): Age {
  if (originated === null || originated > law.earlierMortgagesUpTo) return 'recent';
  return originated > law.grandfatheredMortgagesUpTo ? 'earlier' : 'grandfathered';
}

const balanceOf = ({ facts, law }: TaxReader, age: Age) =>
  dollarsOf(
    facts.itemized.mortgages.filter((loan) => ageOf(loan.originated, law.itemized) === age),
    (loan) => loan.balance,
  );

export const grandfatheredDebt = money(
  '1',
  'Grandfathered debt',
  'Enter the average balance of all your grandfathered debt',
  (reader) => balanceOf(reader, 'grandfathered'),
);

export const earlierDebt = money(
  '2',
  'Debt from October 1987 to December 2017',
  'Enter the average balance of all your home acquisition debt incurred after October 13, 1987, and prior to December 16, 2017',
  (reader) => balanceOf(reader, 'earlier'),
);

export const earlierLimit = money(
  '3',
  'Debt limit',
  'Enter $1,000,000 ($500,000 if married filing separately)',
  ({ facts, law }) => law.itemized.earlierMortgageLimit[facts.filingStatus],
);

export const largerOfEarlier = money(
  '4',
  'Larger of line 1 or line 3',
  'Enter the larger of the amount on line 1 or the amount on line 3',
  ({ get }) => largerOf(get(grandfatheredDebt), get(earlierLimit)),
);

export const olderDebt = money(
  '5',
  'Debt before December 16, 2017',
  'Add the amounts on lines 1 and 2',
  ({ get }) => get(grandfatheredDebt) + get(earlierDebt),
);

export const olderDebtAllowed = money(
  '6',
  'Qualifying grandfathered debt',
  'Enter the smaller of the amount on line 4 or the amount on line 5',
  ({ get }) => smallerOf(get(largerOfEarlier), get(olderDebt)),
);

export const recentDebt = money(
  '7',
  'Debt since December 16, 2017',
  'Enter the average balance of all your home acquisition debt incurred after December 15, 2017',
  (reader) => balanceOf(reader, 'recent'),
);

export const recentLimit = money(
  '8',
  'Debt limit',
  'Enter $750,000 ($375,000 if married filing separately)',
  ({ facts, law }) => law.itemized.mortgageLimit[facts.filingStatus],
);

export const overallLimit = money(
  '9',
  'Overall debt limit',
  'Enter the larger of the amount on line 6 or the amount on line 8',
  ({ get }) => largerOf(get(olderDebtAllowed), get(recentLimit)),
);

export const countedDebt = money(
  '10',
  'Qualifying debt',
  'Add the amounts on lines 6 and 7',
  ({ get }) => get(olderDebtAllowed) + get(recentDebt),
);

export const loanLimit = money(
  '11',
  'Qualified loan limit',
  'Enter the smaller of the amount on line 9 or the amount on line 10. This is your qualified loan limit',
  ({ get }) => smallerOf(get(overallLimit), get(countedDebt)),
);

export const allDebt = money(
  '12',
  'Total mortgage balances',
  'Enter the total of the average balances of all mortgages on all qualified homes',
  ({ facts }) => dollarsOf(facts.itemized.mortgages, (loan) => loan.balance),
);

export const deductibleShare = rate(
  '14',
  'Deductible share',
  'Divide the amount on line 11 by the amount on line 12. Enter the result as a decimal amount (rounded to three places)',
  ({ get }) => {
    const share = blankIfZero(get(allDebt));
    return share === null ? 1 : smallerOf(1, roundToPlaces(get(loanLimit) / share, 3));
  },
);

/** The limit of the loans applies to interest and points alike (Publication 936, Part II). */
export function limitInterest({ get, attached }: TaxReader, amount: number): number | null {
  if (amount === 0) return null;
  return attached(mortgageLimitWorksheet) ? amount * get(deductibleShare) : amount;
}

refuse(
  'itemized.mortgages',
  'Your mortgages are over the limit for the interest deduction. Enter the date of each loan.',
  (reader) =>
    exceedsLowestLimit(reader) && reader.facts.itemized.mortgages.some((loan) => loan.originated === null),
);
refuse(
  'itemized.mortgages',
  'Your mortgages are over the limit for the interest deduction. Enter the average balance of each loan.',
  (reader) =>
    exceedsLowestLimit(reader) &&
    reader.facts.itemized.mortgages.some((loan) => isSome(loan.interest) && centsOf(loan.balance) === 0),
);

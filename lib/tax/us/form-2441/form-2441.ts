import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, dollarsOf } from '../../facts/cents';
import { ownedBy } from '../filers';
import { type TaxReader } from '../form';
import { taxBeforeCredits } from '../form-1040/tax-and-credits';
import { agi } from '../form-1040/taxable-income';
import { foreignTaxCredit } from '../schedule-3/part-1';
import { earnedOrDeemed } from './earned-income';
import { makers } from './form';
import { benefitsAllowed, taxableBenefits } from './part-3';
import { claimsBenefits, claimsCredit, countQualifyingPersons, expensesPaid } from './persons';

const { money, rate } = makers;

export const qualifiedExpenses = money(
  '3',
  'Qualified expenses',
  'Add the amounts in column (d) of line 2. Don’t enter more than $3,000 if you had one qualifying person or $6,000 if you had two or more persons. If you completed Part III, enter the amount from line 31',
  (reader) => {
    if (!claimsCredit(reader)) return null;
    if (claimsBenefits(reader)) return reader.get(benefitsAllowed);
    const { onePerson, morePersons } = reader.law.careCredit;
    return smallerOf(expensesPaid(reader), countQualifyingPersons(reader) > 1 ? morePersons : onePerson);
  },
);

/**
 * Taxable benefits are wages on line 1e and so earned income of the person who received them, this year's (box 10) and
 * those carried over from 2023 alike.
 */
function taxableShare({ facts, get }: TaxReader, owner: 'taxpayer' | 'spouse'): number {
  const { priorYearCarryover, priorYearCarryoverOwner } = facts.childCare;
  const carried = dollars(priorYearCarryover);
  const received = dollarsOf(facts.w2s, (w2) => w2.dependentCareBenefits) + carried;
  if (received === 0) return 0;
  const own =
    dollarsOf(ownedBy(facts.w2s, owner), (w2) => w2.dependentCareBenefits) +
    (priorYearCarryoverOwner === owner ? carried : 0);
  return (get(taxableBenefits) * own) / received;
}

export const ownEarnedIncome = money(
  '4',
  'Your earned income',
  'Enter your earned income. See instructions',
  (reader) =>
    reader.entry(qualifiedExpenses) === null
      ? null
      : earnedOrDeemed(reader, 'taxpayer') + taxableShare(reader, 'taxpayer'),
);

export const spouseEarnedIncome = money(
  '5',
  'Spouse’s earned income',
  'If married filing jointly, enter your spouse’s earned income (if you or your spouse was a student or was disabled, see the instructions); all others, enter the amount from line 4',
  (reader) => {
    if (reader.entry(qualifiedExpenses) === null) return null;
    if (reader.facts.filingStatus !== 'mfj') return reader.get(ownEarnedIncome);
    return earnedOrDeemed(reader, 'spouse') + taxableShare(reader, 'spouse');
  },
);

export const smallest = money(
  '6',
  'Smallest of expenses or earned income',
  'Enter the smallest of line 3, 4, or 5',
  ({ get, entry }) =>
    entry(qualifiedExpenses) === null
      ? null
      : smallerOf(get(qualifiedExpenses), smallerOf(get(ownEarnedIncome), get(spouseEarnedIncome))),
);

export const income = money(
  '7',
  'Adjusted gross income',
  'Enter the amount from Form 1040, 1040-SR, or 1040-NR, line 11',
  ({ get, entry }) => (entry(qualifiedExpenses) === null ? null : get(agi)),
);

export const creditRate = rate(
  '8',
  'Rate',
  'Enter on line 8 the decimal amount shown that applies to the amount on line 7',
  ({ get, entry, law }) =>
    entry(qualifiedExpenses) === null
      ? null
      : law.careCredit.rates.reduce(
          (found, { over, rate: share }) => (get(income) > over ? share : found),
          law.careCredit.rates[0]?.rate ?? 0,
        ),
);

export const creditBeforeLimit = money(
  '9a',
  'Credit before the limit',
  'Multiply line 6 by the decimal amount on line 8',
  ({ get, entry }) => (entry(qualifiedExpenses) === null ? null : get(smallest) * get(creditRate)),
);

/** Expenses of 2023 that were paid in 2024 can't be stated. */
export const earlierExpenses = money(
  '9b',
  'Credit for 2023 expenses',
  'If you paid 2023 expenses in 2024, complete Worksheet A in the instructions. Otherwise, enter -0- on line 9b and go to line 9c',
  ({ entry }) => (entry(qualifiedExpenses) === null ? null : 0),
);

export const creditWithEarlier = money(
  '9c',
  'Total',
  'Add lines 9a and 9b and enter the result',
  ({ get, entry }) =>
    entry(qualifiedExpenses) === null ? null : get(creditBeforeLimit) + get(earlierExpenses),
);

export const taxLimit = money(
  '10',
  'Limit',
  'Tax liability limit. Enter the amount from the Credit Limit Worksheet in the instructions',
  ({ get, entry }) =>
    entry(qualifiedExpenses) === null ? null : notBelowZero(get(taxBeforeCredits) - get(foreignTaxCredit)),
);

export const careCredit = money(
  '11',
  'Credit for child and dependent care expenses',
  'Enter the smaller of line 9c or line 10 here and on Schedule 3 (Form 1040), line 2',
  ({ get, entry }) =>
    entry(qualifiedExpenses) === null ? null : blankIfZero(smallerOf(get(creditWithEarlier), get(taxLimit))),
);

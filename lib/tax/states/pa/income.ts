import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { centsOf, exactDollars } from '../../facts/cents';
import { hsaDeduction } from '../../us/form-8889/form-8889';
import * as classes from './classes';
import { makers, residency } from './form';

const { money } = makers;

export const grossCompensation = money(
  '1a',
  'Gross compensation',
  'Gross compensation. Do not include exempt income, such as combat zone pay and qualifying retirement benefits',
  ({ each }) => sum(each(classes.compensation)),
);
export const employeeExpenses = money(
  '1b',
  'Unreimbursed employee business expenses',
  'Unreimbursed employee business expenses',
  ({ each }) => blankIfZero(sum(each(classes.expenses))),
);
export const netCompensation = money(
  '1c',
  'Net compensation',
  'Net compensation. Subtract line 1b from line 1a',
  ({ get }) => get(grossCompensation) - get(employeeExpenses),
);
export const interestIncome = money('2', 'Interest income', 'Interest income', ({ each }) =>
  blankIfZero(sum(each(classes.interest))),
);
export const dividendIncome = money(
  '3',
  'Dividends',
  'Dividend and capital gains distributions income',
  ({ each }) => blankIfZero(sum(each(classes.dividends))),
);
export const businessIncome = money(
  '4',
  'Business income',
  'Net income or loss from the operation of a business, profession, or farm',
  ({ each }) => blankIfZero(classes.classTotal(each(classes.business))),
);
export const propertyGain = money(
  '5',
  'Gain on property',
  'Net gain or loss from the sale, exchange, or disposition of property',
  ({ each }) => blankIfZero(classes.classTotal(each(classes.gains))),
);
export const rentIncome = money(
  '6',
  'Rents and royalties',
  'Net income or loss from rents, royalties, patents, or copyrights',
  ({ each }) => blankIfZero(classes.classTotal(each(classes.rents))),
);
export const gamblingIncome = money(
  '8',
  'Gambling and lottery winnings',
  'Gambling and lottery winnings',
  ({ each }) => blankIfZero(sum(each(classes.winnings))),
);
export const totalIncome = money(
  '9',
  'Total PA taxable income',
  'Total PA taxable income. Add only the positive income amounts from lines 1c, 2, 3, 4, 5, 6, 7, and 8',
  ({ get }) =>
    sum(
      [
        netCompensation,
        interestIncome,
        dividendIncome,
        businessIncome,
        propertyGain,
        rentIncome,
        gamblingIncome,
      ].map((line) => notBelowZero(get(line))),
    ),
);

/** By beneficiary and contributor, each up to the federal gift exclusion; health savings accounts as federally deducted. */
export const otherDeductions = money(
  '10',
  'Other deductions',
  'Other deductions from Schedule O: 529 accounts, ABLE accounts, and health savings accounts',
  (reader) => {
    const { facts, law, each, get } = reader;
    const groups = new Map<string, number>();
    for (const { owner, beneficiary, kind, contributed } of facts.education529) {
      const whose = typeof beneficiary === 'string' ? beneficiary : `dependent ${beneficiary.dependentIndex}`;
      const key = `${owner} ${whose} ${kind === 'able' ? 'able' : 'college'}`;
      groups.set(key, (groups.get(key) ?? 0) + centsOf(contributed) / 100);
    }
    const saved = sum([...groups.values()].map((paid) => Math.min(paid, law.savings.mostPerBeneficiary)));
    const share = residency.isNonresident(reader) ? 0 : get(residency.share);
    return blankIfZero(smallerOf((saved + sum(each(hsaDeduction))) * share, get(totalIncome)));
  },
);
export const adjustedIncome = money(
  '11',
  'Adjusted PA taxable income',
  'Adjusted PA taxable income. Subtract line 10 from line 9',
  ({ get }) => get(totalIncome) - get(otherDeductions),
);
export const taxLiability = money(
  '12',
  'PA tax liability',
  'PA tax liability. Multiply line 11 by 3.07% (0.0307)',
  ({ get, law }) => get(adjustedIncome) * law.tax.rate,
);

/** State by state the smaller of its tax and 3.07 percent of the income it taxed (Schedule G-L). */
export const residentCredit = money(
  '22',
  'Resident credit',
  'Resident credit from Schedule G-L',
  (reader) => {
    const { facts, get, law } = reader;
    if (residency.isNonresident(reader)) return null;
    let credit = 0;
    for (const { income, taxAfterCredits } of facts.otherStateTaxes)
      credit += Math.min(
        exactDollars(taxAfterCredits),
        Math.min(exactDollars(income), get(adjustedIncome)) * law.tax.rate,
      );
    return blankIfZero(smallerOf(roundHalfUp(credit), get(taxLiability)));
  },
);

import { z } from 'zod';
import { amount, signedAmount, statedAmount } from './amount';
import { flag } from './text';

/** Part II is figured for each person. */
const OwnWork = z
  .strictObject({
    /** Net profit of all businesses that owe self-employment tax. */
    netProfit: amount,
    /** Wages subject to Social Security tax. */
    socialSecurityWages: amount,
  })
  .prefault({});

/** What happened from January 1 to the end of a period; each period includes the one before. */
const Period = z
  .strictObject({
    /** Total income less adjustments, but without the deduction for self-employment tax, which is worked out. */
    income: signedAmount,
    /** Deductions of Schedule A that were paid. */
    itemized: amount,
    qualifiedDividends: amount,
    /** Net long-term gain, or the smaller net gain. */
    netCapitalGain: amount,
    qualifiedBusinessIncome: amount,
    /** Net investment income of Form 8960. */
    investmentIncome: amount,
    /** Wages subject to Medicare tax. */
    medicareWages: amount,
    /** Deductions of Schedule 1-A, from 2025 on. */
    additionalDeductions: amount,
    /** Taxes other than income, self-employment, net investment income and Additional Medicare Tax. */
    otherTaxes: amount,
    /** Credits by then; null: all credits of the year. */
    credits: statedAmount,
    taxpayer: OwnWork,
    spouse: OwnWork,
  })
  .prefault({});
export type AnnualizedPeriod = z.infer<typeof Period>;

/** The annualized income installment method (Form 2210, Schedule AI). The last period is the whole year. */
export const AnnualizedIncome = z
  .strictObject({ use: flag, march: Period, may: Period, august: Period })
  .prefault({});

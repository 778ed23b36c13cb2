import { z } from 'zod';
import { amount, statedAmount, statedSignedAmount } from './amount';
import { FilingStatus } from './household';
import { flag } from './text';

/** What the return of a base year says, or the Schedule J that changed it later. */
const BaseYear = z
  .strictObject({
    filingStatus: FilingStatus.nullable().default(null),
    /** Schedule J, lines 5, 9 and 13; below zero only from an earlier Schedule J. */
    taxableIncome: statedSignedAmount,
    /** Lines 19 to 21: the tax that IRC 1 imposes, without the alternative minimum tax. */
    tax: statedAmount,
    /** In that year's Qualified Dividends worksheet, lines 2 and 3, less Form 4952, line 4g. */
    qualifiedDividends: amount,
    netCapitalGain: amount,
    /** Schedule D, lines 19 and 18. */
    unrecaptured1250Gain: amount,
    collectiblesGain: amount,
    /** Taxable Income Worksheet, line 1: how far deductions went beyond the income, without other years' NOLs. */
    shortfall: amount,
    /** Schedule D, line 21; the capital losses carried on from the year; Schedule D, line 16: positive amounts. */
    deductedCapitalLoss: amount,
    capitalLossCarriedOn: amount,
    capitalLoss: amount,
    /** The NOL of the year; or what it left unused of other years' NOLs. */
    netOperatingLoss: amount,
  })
  .prefault({});
export type BaseYear = z.output<typeof BaseYear>;

/** Schedule J: farm and fishing income averaged over the three years before. */
export const FarmAveraging = z
  .strictObject({
    /** Elected farm income, and the net capital gain and unrecaptured section 1250 gain in it. */
    electedIncome: amount,
    capitalGain: amount,
    unrecaptured1250Gain: amount,
    threeYearsAgo: BaseYear,
    twoYearsAgo: BaseYear,
    lastYear: BaseYear,
    /** Foreign earned income or housing was excluded in a base year (Form 2555). */
    excludedAbroad: flag,
  })
  .prefault({});

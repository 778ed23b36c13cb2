import { z } from 'zod';
import { amount, statedSignedAmount, statedAmount } from './amount';
import { date } from './date';
import { FilingStatus } from './household';
import { flag, flagUnlessDenied, text } from './text';

export const Payments = z
  .strictObject({
    estimated: z.array(z.strictObject({ date, amount })).default([]),
    priorYearOverpayment: amount,
    withExtension: amount,
    otherWithholding: amount,
    /** State and local tax withheld on forms that have no place of their own, such as Form 1099-MISC, box 16. */
    otherStateWithholding: amount,
  })
  .prefault({});

/**
 * Lines of Schedule A of the 2023 return, for the State and Local Income Tax Refund Worksheet (Schedule 1, line 1):
 * line 5a (income tax only), line 5d and line 17.
 */
const PriorScheduleA = z.strictObject({
  stateIncomeTax: amount,
  stateAndLocalTaxes: amount,
  total: amount,
});

/** Figures of the 2023 return; null means not stated. */
export const PriorYear = z
  .strictObject({
    agi: statedSignedAmount,
    tax: statedAmount,
    itemized: flag,
    stateTaxDeducted: flag,
    filingStatus: FilingStatus.nullable().default(null),
    scheduleA: PriorScheduleA.nullable().default(null),
    /** The spouse itemized on a separate 2023 return. */
    spouseItemized: flag,
    /** Boxes for age and blindness on page 1 of the 2023 Form 1040; null counts age by the birth dates. */
    ageAndBlindnessBoxes: z.int().min(0).max(4).nullable().default(null),
    /** General sales tax of 2023 that could have been deducted instead of income tax; null means not stated. */
    salesTaxAlternative: statedAmount,
    /** The refund follows Publication 525 instead of the worksheet (Exception in the instructions for line 1). */
    refundException: flag,
    fullYear: flagUnlessDenied,
  })
  .prefault({});

export const Refund = z
  .strictObject({
    routingNumber: text,
    accountNumber: text,
    accountType: z.enum(['checking', 'savings']).default('checking'),
    applyToNextYear: amount,
  })
  .prefault({});

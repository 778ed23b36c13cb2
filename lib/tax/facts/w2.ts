import { z } from 'zod';
import { amount, signedAmount } from './amount';
import { tippedOccupation } from './additional-deductions';
import { date } from './date';
import { owner } from './owner';
import { flag, requiredText, state, statedFlag, text } from './text';

/**
 * One entry of box 14. `stateTax` says whether it is a mandatory contribution that counts as state income tax
 * (Instructions for Schedule A, line 5a); null leaves it to the label and the states of the form.
 */
const Box14 = z.strictObject({ description: text, amount: signedAmount, stateTax: statedFlag });
export type Box14 = z.infer<typeof Box14>;

/** Form W-2, Wage and Tax Statement. */
export const W2 = z.strictObject({
  owner,
  employerName: text,
  employerEin: text,
  /** Box c, in one line: street, city, state and ZIP code. */
  employerAddress: text,
  wages: amount,
  federalWithholding: amount,
  socialSecurityWages: amount,
  socialSecurityWithholding: amount,
  medicareWages: amount,
  medicareWithholding: amount,
  socialSecurityTips: amount,
  allocatedTips: amount,
  /** Tips of this job that can be deducted (IRC 224): cash tips, given freely, in a listed occupation. */
  qualifiedTips: amount,
  tippedOccupation,
  /** The premium part of overtime pay (IRC 225), not all pay for the hours. */
  qualifiedOvertime: amount,
  dependentCareBenefits: amount,
  nonqualifiedPlans: amount,
  box12: z.array(z.strictObject({ code: requiredText, amount })).default([]),
  statutoryEmployee: flag,
  retirementPlan: flag,
  thirdPartySickPay: flag,
  /** Paid by a government: some states treat such pay or the pension from it in their own way. */
  publicEmployer: z.enum(['federal', 'state', 'local', 'teacher', 'tribe']).nullable().default(null),
  /** First and last day of the job in the year; null: all year. They place wages of people who moved. */
  firstDay: date,
  lastDay: date,
  box14: z.array(Box14).default([]),
  states: z
    .array(
      z.strictObject({
        state,
        stateId: text,
        wages: amount,
        withholding: amount,
        localWages: amount,
        localWithholding: amount,
        locality: text,
        /** Number of the locality where it has one: Ohio district, Pennsylvania PSD, NYC, YON. */
        localityCode: text,
      }),
    )
    .default([]),
});
export type W2 = z.infer<typeof W2>;

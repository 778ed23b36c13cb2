import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { owner } from './owner';
import { flag, flagUnlessDenied, state, text } from './text';

/** Most states on one Schedule H, line 17. */
export const mostUnemploymentStates = 4;

/** Someone who worked in or around the home and was paid by the filer, not through an agency (Schedule H). */
const HouseholdEmployee = z.strictObject({
  name: text,
  /** Cash, checks and transfers paid in 2024 before anything was withheld; no meals, lodging or transit passes. */
  cashWages: amount,
  /** Income tax withheld at the employee's request (Form W-2, box 2). */
  federalWithholding: amount,
  /**
   * Wages of a spouse, of the employer's child under 21 and of a parent are left out of lines 1, 3 and 15.
   * `caringParent`: a parent who cares for the employer's child under 18 (or a disabled one) in the home of an employer
   * who is divorced, widowed or whose spouse can't care for the child; lines 1 and 3 count the wages, line 15 doesn't.
   */
  relation: z.enum(['none', 'spouse', 'childUnder21', 'parent', 'caringParent']).default('none'),
  /** Under 18 at any time in 2024, and household work was not the principal occupation: lines 1 and 3 leave it out. */
  under18: flag,
});
export type HouseholdEmployee = z.output<typeof HouseholdEmployee>;

/** One row of Schedule H, line 17: a state, or one of two rate periods of it. */
const UnemploymentState = z.strictObject({
  state,
  /** Paid to the state's unemployment fund for 2024 by April 15, 2025 (line 14 or column (h)). */
  contributions: amount,
  /** Paid after that day. */
  lateContributions: amount,
  /** Wages taxable under the state's law (column (b)). */
  taxableWages: amount,
  /** Experience rate in percent (column (d)); null: the state gave none. */
  experienceRate: z
    .number()
    .min(0, 'This can’t be negative')
    .max(100, 'Use a percentage')
    .nullable()
    .default(null),
  /** First and last day of the rate (column (c)); null: those of the year. */
  rateFrom: date,
  rateTo: date,
  /** Federal unemployment (FUTA) wages of this state, where the state is one of several (Worksheet 2, line 3). */
  futaWages: amount,
});
export type UnemploymentState = z.output<typeof UnemploymentState>;

/** Household employees of the return (Schedule H). Wages reported on Form 941, 943 or 944 are left out. */
export const HouseholdEmployment = z
  .strictObject({
    /** The spouse who is the employer. */
    owner,
    /** The employer's own EIN, not the Social Security number. */
    ein: text,
    employees: z.array(HouseholdEmployee).max(20).default([]),
    /** Wages of all employees (no spouse, child under 21 or parent) reached $1,000 in a quarter of 2023 or 2024. */
    quarterOver1000: flag,
    stateUnemployment: z.array(UnemploymentState).max(mostUnemploymentStates).default([]),
    /** Line 12: the state taxes all wages that the federal unemployment tax covers. */
    allWagesTaxableForState: flagUnlessDenied,
  })
  .prefault({});

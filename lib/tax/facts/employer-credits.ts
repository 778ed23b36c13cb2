import { z } from 'zod';
import { amount } from './amount';
import { count } from './text';

/** Targeted groups of IRC 51(d), told apart by the wages that count (IRC 51(b)(3), (d)(7)(B)(ii) and (e)). */
const TargetedGroup = z.enum([
  'longTermFamilyAssistance',
  'summerYouth',
  'disabledVeteran',
  'unemployedVeteran',
  'disabledUnemployedVeteran',
  'general',
]);
export type TargetedGroup = z.output<typeof TargetedGroup>;

/** An employee whom the state's agency certified as a member of a targeted group (Form 5884). */
const TargetedEmployee = z.strictObject({
  group: TargetedGroup.default('general'),
  /** All hours that the employee has worked for the owner (IRC 51(i)(3)). */
  hours: count,
  /** Wages of this tax year for work in the first year after the hire. */
  firstYearWages: amount,
  /** Wages of that first year that an earlier tax year's credit counted. */
  firstYearUsed: amount,
  /** The same of the second year: recipients of long-term family assistance alone (IRC 51(e)). */
  secondYearWages: amount,
  secondYearUsed: amount,
});
export type TargetedEmployee = z.output<typeof TargetedEmployee>;

/** Facts of a business or a farm that its owner's credits as an employer are figured on. */
export const employerCredits = {
  targetedEmployees: z.array(TargetedEmployee).default([]),
};

import { z } from 'zod';
import { amount } from './amount';
import { count, flag, flagUnlessDenied, text, wholeCount } from './text';

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

/** A retirement plan of a small employer (Form 8881, Parts I to III). */
const PlanCredit = z.strictObject({
  /** Line A: employees with $5,000 or more of pay in the year before the first credit year. */
  employeesBefore: wholeCount,
  /** Line 1: costs of this year; and which credit year it is, counted from the first one (IRC 45E(d)(3)). */
  startupCosts: amount,
  startupYear: z.int().min(1).max(20).default(1),
  /** The expense among which these costs stand. Null: not stated. Reduced: without the part that the credit pays for. */
  startupExpense: z.enum(['pensionPlans', 'legal', 'reduced']).nullable().default(null),
  /** Line 3: those who may take part, without highly compensated employees. */
  eligibleEmployees: wholeCount,
  /** Line 6a: employees of the year before. */
  employeesLastYear: wholeCount,
  /** Line 6b: contributions to those who got no more than $1,000 each. */
  contributions: amount,
  /** Line 6c: how many got more. */
  employeesOverLimit: wholeCount,
  /** Which tax year of the plan it is (IRC 45E(f)(4)). */
  planYear: z.int().min(1).max(20).default(1),
  /** Part II: an eligible automatic contribution arrangement, in one of its three credit years (IRC 45T). */
  autoEnrollment: flag,
  /** Part III: military spouses who take part, and contributions to them of up to $300 each (IRC 45AA). */
  militarySpouses: wholeCount,
  militarySpouseContributions: amount,
});
export type PlanCredit = z.output<typeof PlanCredit>;

/** Health insurance premiums of a small employer: the totals of the worksheets for Form 8941. */
const PremiumCredit = z.strictObject({
  /** Line A: coverage through a SHOP Marketplace, or an exception to that. */
  throughShop: flagUnlessDenied,
  marketplaceId: text,
  /** Line C: a year before the last one had this credit, so its two consecutive years are over (IRC 45R(e)(2)). */
  creditPeriodOver: flag,
  /** Worksheet 1: without the owner, the owner's family and partners. Hours of no more than 2,080 each. */
  employees: wholeCount,
  hours: count,
  wages: amount,
  /** Worksheet 4: premiums paid, and what they would be at the average of the small group market. */
  premiums: amount,
  averagePremiums: amount,
  enrolled: wholeCount,
  enrolledHours: count,
  /** Line 10: subsidies and tax credits of a state. */
  stateHelp: amount,
});
export type PremiumCredit = z.output<typeof PremiumCredit>;

/** Facts of a business or a farm that its owner's credits as an employer are figured on. */
export const employerCredits = {
  targetedEmployees: z.array(TargetedEmployee).default([]),
  /** These two: no more than one of each in the whole return. */
  planCredits: z.array(PlanCredit).default([]),
  premiumCredits: z.array(PremiumCredit).default([]),
};

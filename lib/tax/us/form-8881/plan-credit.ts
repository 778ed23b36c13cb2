import { roundHalfUp } from '../../engine/rounding';
import { largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, isSome } from '../../facts/cents';
import { type PlanCredit } from '../../facts/employer-credits';
import { type ReturnInput } from '../../facts/return-input';
import { type Employer, listEmployers } from '../form-3800/employers';
import { type Law } from '../law/law';

type Sponsor = Pick<Employer, 'planCredits'>;

/** Businesses and farms whose owner claims a credit for a retirement plan of the staff: one in a return. */
export const planEmployers = (given: { facts: ReturnInput }): readonly Employer[] =>
  listEmployers(given).filter(({ planCredits }) => planCredits.length > 0);

/** The plan of the return; null where there is none. */
export const planOf = (given: { facts: ReturnInput }): PlanCredit | null =>
  planEmployers(given)[0]?.planCredits[0] ?? null;

export const hasCosts = ({ startupCosts }: PlanCredit): boolean => isSome(startupCosts);
export const hasContributions = ({ contributions, employeesOverLimit }: PlanCredit): boolean =>
  isSome(contributions) || employeesOverLimit > 0;
export const hasSpouses = ({ militarySpouses }: PlanCredit): boolean => militarySpouses > 0;

/** Whole dollars of startup costs that count: Form 8881, line 2. */
export const countedCosts = ({ employeesBefore, startupCosts }: PlanCredit, { planCredit }: Law): number =>
  employeesBefore <= planCredit.fullRateEmployees
    ? dollars(startupCosts)
    : roundHalfUp(dollars(startupCosts) * planCredit.halfRate);

/** Form 8881, line 4: the most for startup costs. */
export const startupLimit = ({ eligibleEmployees }: PlanCredit, { planCredit }: Law): number =>
  smallerOf(planCredit.most, largerOf(planCredit.least, eligibleEmployees * planCredit.perEmployee));

/** Form 8881, line 5. */
export const startupCredit = (plan: PlanCredit, law: Law): number =>
  smallerOf(countedCosts(plan, law), startupLimit(plan, law));

/** Form 8881, line 6c: the limit for each employee who got more. */
export const cappedContributions = ({ employeesOverLimit }: PlanCredit, { planCredit }: Law): number =>
  employeesOverLimit * planCredit.contributionMost;

/** Form 8881, line 6d. */
export const countedContributions = (plan: PlanCredit, law: Law): number =>
  dollars(plan.contributions) + cappedContributions(plan, law);

/** Form 8881, line 6e(1): employees above the number up to which nothing is lost. */
export const employeesOver = ({ employeesLastYear }: PlanCredit, { planCredit }: Law): number =>
  notBelowZero(employeesLastYear - planCredit.fullRateEmployees);

/** Form 8881, line 6e(3). */
export const lostContributions = (plan: PlanCredit, law: Law): number =>
  roundHalfUp(countedContributions(plan, law) * employeesOver(plan, law) * law.planCredit.phaseOutRate);

/** Form 8881, line 6g. */
export const contributionCredit = (plan: PlanCredit, law: Law): number =>
  roundHalfUp(
    (countedContributions(plan, law) - lostContributions(plan, law)) *
      (law.planCredit.contributionRates[plan.planYear - 1] ?? 0),
  );

/** Form 8881, lines 12 and 13. */
export const spouseCredit = (
  { militarySpouses, militarySpouseContributions }: PlanCredit,
  { planCredit }: Law,
): number => militarySpouses * planCredit.militarySpouse + dollars(militarySpouseContributions);

/** The filer's own credit of all three parts, in whole dollars. */
export const ownPlanCredits = (plan: PlanCredit, law: Law): number =>
  startupCredit(plan, law) +
  contributionCredit(plan, law) +
  (plan.autoEnrollment ? law.planCredit.autoEnrollment : 0) +
  spouseCredit(plan, law);

/**
 * Whole dollars that Schedule C or F can't deduct among one expense, because the credit pays for them: startup costs where
 * they stand, and contributions among pension plans (IRC 45E(e)(2)).
 */
export function planReduction({ planCredits }: Sponsor, expense: 'pensionPlans' | 'legal', law: Law): number {
  let reduction = 0;
  for (const plan of planCredits) {
    if (plan.startupExpense === expense) reduction += startupCredit(plan, law);
    if (expense === 'pensionPlans') reduction += contributionCredit(plan, law);
  }
  return reduction;
}

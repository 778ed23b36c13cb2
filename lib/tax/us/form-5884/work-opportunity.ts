import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { type TargetedEmployee } from '../../facts/employer-credits';
import { type ReturnInput } from '../../facts/return-input';
import { type Employer, listEmployers } from '../form-3800/employers';
import { type Law } from '../law/law';

type Staff = Pick<Employer, 'targetedEmployees'>;

/** Businesses and farms with employees of a targeted group. */
export const targetedEmployers = (given: { facts: ReturnInput }): readonly Employer[] =>
  listEmployers(given).filter(({ targetedEmployees }) => targetedEmployees.length > 0);

/** Dollars and cents of an employee's first-year wages of this year that count: up to the most of the group for both years. */
const firstYear = ({ group, firstYearWages, firstYearUsed }: TargetedEmployee, { workOpportunity }: Law) =>
  smallerOf(
    exactDollars(firstYearWages),
    notBelowZero(workOpportunity.firstYearMost[group] - exactDollars(firstYearUsed)),
  );

const secondYear = (
  { group, secondYearWages, secondYearUsed }: TargetedEmployee,
  { workOpportunity }: Law,
) =>
  group === 'longTermFamilyAssistance'
    ? smallerOf(
        exactDollars(secondYearWages),
        notBelowZero(workOpportunity.secondYearMost - exactDollars(secondYearUsed)),
      )
    : 0;

/** Wages of one employer that count, in whole dollars: Form 5884, line 1a, 1b and 1c, before the percentage. */
export interface QualifiedWages {
  readonly few: number;
  readonly full: number;
  readonly second: number;
}

export function qualifiedWages({ targetedEmployees }: Staff, law: Law): QualifiedWages {
  const { leastHours, fullHours } = law.workOpportunity;
  const counted = targetedEmployees.filter(({ hours }) => hours >= leastHours);
  const total = (staff: readonly TargetedEmployee[], wagesOf: typeof firstYear) =>
    roundHalfUp(sum(staff.map((one) => wagesOf(one, law))));
  return {
    few: total(
      counted.filter(({ hours }) => hours < fullHours),
      firstYear,
    ),
    full: total(
      counted.filter(({ hours }) => hours >= fullHours),
      firstYear,
    ),
    second: total(counted, secondYear),
  };
}

/** Whole dollars of credit on an employer's wages of lines 1a, 1b and 1c. */
export function creditParts(employer: Staff, law: Law): QualifiedWages {
  const { few, full, second } = qualifiedWages(employer, law);
  const { lowerRate, rate, secondYearRate } = law.workOpportunity;
  return {
    few: roundHalfUp(few * lowerRate),
    full: roundHalfUp(full * rate),
    second: roundHalfUp(second * secondYearRate),
  };
}

/** Whole dollars of one employer's credit, which takes the place of as much of its deduction for wages (IRC 280C(a)). */
export function workOpportunityOf(employer: Staff, law: Law): number {
  if (employer.targetedEmployees.length === 0) return 0;
  const { few, full, second } = creditParts(employer, law);
  return few + full + second;
}

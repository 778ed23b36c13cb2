import { type TargetedGroup } from '../../facts/employer-credits';
import { type Sourced } from './law';

/** Form 5884. */
export interface WorkOpportunityLaw extends Sourced {
  /** Hours below which no wages count, and from which the full rate applies. */
  readonly leastHours: number;
  readonly fullHours: number;
  readonly lowerRate: number;
  readonly rate: number;
  readonly secondYearRate: number;
  /** Most first-year wages of one employee that count. */
  readonly firstYearMost: Readonly<Record<TargetedGroup, number>>;
  /** Most second-year wages of a recipient of long-term family assistance that count. */
  readonly secondYearMost: number;
}

/** Form 8881. */
export interface PlanCreditLaw extends Sourced {
  /** Limit of the startup costs credit: for each eligible employee, at least, and at most. */
  readonly perEmployee: number;
  readonly least: number;
  readonly most: number;
  /** Up to so many employees the startup costs count in full, above that at the half rate. */
  readonly fullRateEmployees: number;
  readonly halfRate: number;
  readonly mostEmployees: number;
  readonly startupYears: number;
  /** Most contributions to one employee that count. */
  readonly contributionMost: number;
  /** Part of the contributions that is lost for each employee above the full-rate number. */
  readonly phaseOutRate: number;
  /** By year of the plan. */
  readonly contributionRates: readonly number[];
  readonly autoEnrollment: number;
  readonly militarySpouse: number;
  readonly militarySpouseMost: number;
}

/** Form 8941. */
export interface PremiumsPaidLaw extends Sourced {
  readonly rate: number;
  /** Hours of one full-time equivalent employee. */
  readonly fullTimeHours: number;
  /** Up to so many full-time equivalents nothing is lost; then one part of the range for each. */
  readonly fullCreditEmployees: number;
  readonly employeeRange: number;
  /** Average wages up to which nothing is lost; at twice as much the credit is gone. */
  readonly wageLimit: number;
  /** Average wages are rounded down to a multiple of this. */
  readonly wageStep: number;
}
